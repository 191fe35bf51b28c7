/** A script or style of the game pages, ready for a browser. */
export interface GameFile {
  type: 'text/javascript' | 'text/css';
  text: string;
}

/** Names of what a page loads. */
export interface GamePageFiles {
  /** The page's own script first, then what it imports: asked for at once, not one after the other. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the game pages are made of, plain JSON and handed in by the host (node/game-files.ts builds it). */
export interface GameFiles {
  /** By name; a name changes with its content, so that browsers keep the file for good. */
  files: Readonly<Record<string, GameFile>>;
  /** By engine. */
  pages: Readonly<Record<string, GamePageFiles>>;
}
