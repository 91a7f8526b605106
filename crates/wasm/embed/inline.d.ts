declare module "inline-worker" {
  const text: string;
  export default text;
}
declare module "inline-styles" {
  const text: string;
  export default text;
}
