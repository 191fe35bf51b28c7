/** A script or style of the game pages, ready for a browser. */
export interface GameFile {
  type: 'text/javascript' | 'text/css';
  text: string;
}

/** What the game pages are made of, handed in by the host: Node reads it from the disk (files.ts). */
export interface GameFiles {
  /** Changes with any of the files; part of their address, so that browsers keep them for good. */
  version: string;
  /** By path below the games folder, such as `slot/page.ts`. */
  files: ReadonlyMap<string, GameFile>;
}
