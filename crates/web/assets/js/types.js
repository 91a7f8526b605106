/**
 * Shapes of what the server sends, by the names of the page. They are those of the API description.
 *
 * @typedef {import('../../tests/browser/api').components['schemas']} Schemas
 *
 * @typedef {Schemas['Side']} Side
 * @typedef {Schemas['Role']} Role
 * @typedef {Schemas['Position']} Position
 * @typedef {Schemas['PositionMove']} Offer
 * @typedef {Position['cells'][string][number]} Piece
 * @typedef {Schemas['Board']} Grid
 * @typedef {Schemas['Tray']} Tray
 * @typedef {Schemas['Ending']} Ending
 * @typedef {Schemas['PositionRequest']} Line a game as text: rules, start and moves
 *
 * @typedef {Schemas['Rules']} Rules
 * @typedef {Schemas['RulesSpan']} Span
 * @typedef {Rules['parts'][number]} RulesPart
 * @typedef {Extract<RulesPart, {caption: string}>} Diagram
 * @typedef {Exclude<RulesPart, {caption: string}>} Block by its element
 *
 * @typedef {Schemas['LessonEntry']} LessonStep
 * @typedef {Schemas['PuzzleEntry']} Puzzle
 * @typedef {Schemas['PuzzleReply']} PuzzleReply
 *
 * @typedef {Schemas['OptionEntry']} Option
 * @typedef {Schemas['LevelEntry']} Level
 * @typedef {Schemas['PlayerEntry']} Player
 * @typedef {Schemas['PresetEntry']} Preset
 * @typedef {Schemas['LegendEntry']} Kind
 * @typedef {Schemas['SampleEntry']} Sample
 * @typedef {Schemas['CatalogueEntry']} GameInfo
 *
 * @typedef {Schemas['GameListing']['seats']['w'] & Partial<Schemas['Game']['seats']['w']>} Seat
 * @typedef {Schemas['Clock']} Clock
 * @typedef {Schemas['Game']} Game
 * @typedef {Schemas['GameListing']} Listing
 * @typedef {Schemas['ServerMessage']} ServerMessage
 * @typedef {Schemas['ClientMessage']} ClientMessage
 *
 * @typedef {Schemas['Session']} Session
 * @typedef {Schemas['Me']} Me
 * @typedef {Schemas['MemberProfile']} Profile
 * @typedef {Schemas['MemberRating']} Rating
 * @typedef {Schemas['Ranking']} Ranking
 * @typedef {Schemas['Settings']} SiteSettings
 * @typedef {Schemas['AdminMembers']} AdminMembers
 * @typedef {AdminMembers['members'][number]} AdminMember
 * @typedef {Schemas['Tournament']} Tournament
 * @typedef {Schemas['TournamentListing']} TournamentListing
 * @typedef {Schemas['TournamentsPage']} TournamentsPage
 *
 * @typedef {Schemas['ScoreValue']} Score
 * @typedef {Schemas['ReportLine']} BestLine
 * @typedef {Schemas['AnalysisReport']} Thought
 * @typedef {Schemas['TreeMove']} TreeMove
 * @typedef {Schemas['ExplainedPart']} EvalPart
 * @typedef {Schemas['ExplainedMap']} EvalMap
 * @typedef {Schemas['Explained']} Explanation for White
 * @typedef {Schemas['ReviewedPosition']} ReviewedPosition
 */
export {};
