/** Written in by the build (vite.config.ts). */
declare const __VERSION__: string;

/** Version of the app, as package.json has it. */
export const version = __VERSION__;
