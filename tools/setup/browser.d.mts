type Environment = Record<string, string | undefined>;

export const NO_BROWSER: string;
export function namedBrowser(env: Environment): { variable: string; path: string } | undefined;
export function knownPlaces(own: string): string[];
export function rememberBrowser(root: string, path: string): void;
export function browserPath(root: string, env?: Environment): string | undefined;
