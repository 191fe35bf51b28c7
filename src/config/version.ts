/** The build writes it in (vite.config.ts). */
declare const __VERSION__: string;

/** The version in package.json. */
export const version = __VERSION__;
