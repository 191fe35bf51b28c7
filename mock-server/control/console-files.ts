export interface ConsoleFile {
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

/** The built console and reference by path below /__mock/, such as `index.html` (see read-console.ts). */
export type ConsoleFiles = ReadonlyMap<string, ConsoleFile>;
