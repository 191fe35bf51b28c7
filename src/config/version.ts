/** The build inserts it (vite.config.ts). */
declare const __VERSION__: string;

export const version = __VERSION__;
