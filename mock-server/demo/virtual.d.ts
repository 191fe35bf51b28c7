/** Scripts and styles of the game pages, read when the demonstration is built (tools/build-demo.ts). */
declare module 'virtual:game-files' {
  export const gameFiles: import('@copihue/studio/pages/game-files').GameFiles;
}
