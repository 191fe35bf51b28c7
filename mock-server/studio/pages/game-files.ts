export interface GameFile {
  type: 'text/javascript' | 'text/css';
  text: string;
}

export interface GamePageFiles {
  /** The page's own script first, then its imports, so that all load at once. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** The files of the game pages, plain JSON; the host hands them in (node/game-files.ts builds it). */
export interface GameFiles {
  /** A name changes with its content, so that browsers may keep the file for ever. */
  files: Readonly<Record<string, GameFile>>;
  pages: Readonly<Record<string, GamePageFiles>>;
}
