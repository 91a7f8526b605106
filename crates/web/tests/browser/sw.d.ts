// What the program puts before the script of the service worker.
declare const KEPT: {
  release: string;
  mode: 'served' | 'static';
  lasting: string[];
  wanted: string[];
  steady: string[];
  shell: string;
  pages: string[];
};
