export interface GameFile {
  type: 'text/javascript' | 'text/css';
  text: string;
}

export interface GamePageFiles {
  /** The page's own script first, then its imports, so that all load at once. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** Plain JSON; the host passes them in (node/game-files.ts builds them). */
export interface GameFiles {
  /** A name changes with its content, so that browsers may cache the file for ever. */
  files: Readonly<Record<string, GameFile>>;
  pages: Readonly<Record<string, GamePageFiles>>;
}
