import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { materialDefs } from '@copihue/studio/art/svg';

/** Drawings that depend on nothing, as any editor of SVG opens them. */
export const DRAWINGS = 'mock-server/studio/art/drawings';

/**
 * What is inside the `svg` element, without the definitions of materials: the picture that the drawing is put in has each of them
 * once.
 * @throws when a material is not as art/svg.ts has it
 */
function drawingIn(path: string): string {
  const text = readFileSync(path, 'utf8').replaceAll(/>\s+</g, '><').trim();
  const [, definitions = '', drawing = ''] =
    /^<svg [^>]+>(?:<defs>(.*?)<\/defs>)?(.*)<\/svg>$/.exec(text) ?? [];
  const wanted = materialDefs(drawing);
  if (drawing === '' || definitions !== wanted)
    throw new Error(`${path}: write one svg element, and these definitions first: <defs>${wanted}</defs>`);
  return drawing;
}

/** @throws for a motif whose file does not say its hue and its scenes */
function lookIn(path: string): string {
  const [, hue, scenes] = / data-hue="(\w+)" data-scenes="([\w ]+)"/.exec(readFileSync(path, 'utf8')) ?? [];
  if (!hue || !scenes) throw new Error(`${path}: give the svg element data-hue="…" and data-scenes="…".`);
  return `{ hue: '${hue}', scenes: ['${scenes.replaceAll(' ', "', '")}'] }`;
}

const linesOf = (folder: string, entryOf: (path: string) => string) =>
  readdirSync(`${DRAWINGS}/${folder}`)
    .toSorted()
    .map((file) => `${file.replace('.svg', '')}: ${entryOf(`${DRAWINGS}/${folder}/${file}`)},`);

/** Hosts of the mock backend read no files (one is a service worker), so the drawings become one module. */
export function writeDrawings(): void {
  const folders = readdirSync(DRAWINGS).toSorted();
  const lines = folders.flatMap((folder) => [
    `  ${folder}: {`,
    ...linesOf(folder, (path) => `'${drawingIn(path)}'`).map((line) => `    ${line}`),
    '  },',
  ]);
  writeFileSync(
    'mock-server/studio/generated/drawings.ts',
    [
      `// Generated from ${DRAWINGS} by \`npm run generate\`. Do not edit.`,
      '',
      'export const drawings = {',
      ...lines,
      '};',
      '',
      'export const motifLooks = {',
      ...linesOf('motifs', lookIn).map((line) => `  ${line}`),
      '} as const;',
      '',
    ].join('\n'),
  );
}
