/** Built together with the demonstration (tools/build-demo.ts). */
declare module 'virtual:game-files' {
  export const gameFiles: import('@copihue/studio/pages/game-files').GameFiles;
}
