import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÜÑÇ0123456789 .,:;!¡?¿'’&%$+-–/×·";
const LETTERS = `${CAPITALS}abcdefghijklmnopqrstuvwxyzáéíóúüñç`;

/**
 * Fonts of the drawings, all under the SIL Open Font License. `em` is the number of units per em: at the largest size a
 * unit is about a quarter of a pixel.
 */
const FACES = {
  poster: {
    maker: 'Anton, The Anton Project Authors',
    file: import.meta.resolve('@fontsource/anton/files/anton-latin-400-normal.woff'),
    characters: CAPITALS,
    em: 240,
  },
  fat: {
    maker: 'Abril Fatface, TypeTogether',
    file: import.meta.resolve('@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff'),
    characters: LETTERS,
    em: 240,
  },
  round: {
    maker: 'Lilita One, Juan Montoreano',
    file: import.meta.resolve('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'),
    characters: LETTERS,
    em: 240,
  },
  wide: {
    maker: 'Archivo Black, Omnibus-Type',
    file: import.meta.resolve('@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff'),
    characters: CAPITALS,
    em: 240,
  },
  plain: {
    maker: 'Rubik, The Rubik Project Authors',
    file: import.meta.resolve('@fontsource/rubik/files/rubik-latin-700-normal.woff'),
    characters: LETTERS,
    em: 120,
  },
} as const;

/** The outline of a glyph in whole units. All steps are relative, so that outlines can be joined to a line of text. */
function glyphPath(glyph: opentype.Glyph, em: number): string {
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  let out = '';
  const by = (toX: number, toY: number) => `${Math.round(toX) - x} ${Math.round(toY) - y}`;
  for (const command of glyph.getPath(0, 0, em).commands) {
    if (command.type === 'Z') continue;
    const [toX, toY] = [Math.round(command.x), Math.round(command.y)];
    if (command.type === 'M') {
      // A closed contour ends where it began.
      if (out) {
        out += 'z';
        [x, y] = start;
      }
      start = [toX, toY];
      out += `m${by(toX, toY)}`;
    } else if (command.type === 'Q') out += `q${by(command.x1, command.y1)} ${by(toX, toY)}`;
    else if (command.type === 'C')
      out += `c${by(command.x1, command.y1)} ${by(command.x2, command.y2)} ${by(toX, toY)}`;
    else if (toY === y) out += toX === x ? '' : `h${toX - x}`;
    else out += toX === x ? `v${toY - y}` : `l${by(toX, toY)}`;
    [x, y] = [toX, toY];
  }
  if (!out) return '';
  // The pen returns to the base line at the left edge, where the next letter starts.
  return `${out}zm${-start[0]} ${-start[1]}`.replaceAll(' -', '-');
}

function face({ file, characters, em }: (typeof FACES)[keyof typeof FACES]): string[] {
  const { buffer, byteOffset, length } = readFileSync(fileURLToPath(file));
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + length));
  const units = (value: number) => Math.round((value / font.unitsPerEm) * em);
  const glyphs = [...characters].map((character) => {
    const glyph = font.charToGlyph(character);
    if (glyph.index === 0)
      throw new Error(`${file} has no "${character}": take it out of the list of its characters.`);
    const shape = `[${units(glyph.advanceWidth ?? 0)}, '${glyphPath(glyph, em)}']`;
    return `      ${JSON.stringify(character)}: ${shape},`;
  });
  const capital = -font.charToGlyph('H').getPath(0, 0, em).getBoundingBox().y1;
  return [`    em: ${em},`, `    capital: ${Math.round(capital)},`, '    glyphs: {', ...glyphs, '    },'];
}

export function writeLetters(): void {
  const faces = Object.entries(FACES).flatMap(([name, own]) => [
    `  // ${own.maker}`,
    `  ${name}: {`,
    ...face(own),
    '  },',
  ]);
  writeFileSync(
    'mock-server/studio/generated/letters.ts',
    [
      '// Generated from typefaces under the SIL Open Font License 1.1 by `npm run generate`. Do not edit.',
      '',
      'interface Face { em: number; capital: number; glyphs: Readonly<Record<string, readonly [number, string]>> }',
      '',
      '/** By face, in its own units: the em, the height of a capital, and by character its advance and its outline, which starts and ends on',
      '    the base line at its left edge and is relative throughout. */',
      `export const letterFaces: Readonly<Record<'${Object.keys(FACES).join("' | '")}', Face>> = {`,
      ...faces,
      '};',
      '',
    ].join('\n'),
  );
}

/** Outfit by The Outfit Project Authors, under the SIL Open Font License. It has digits of equal width. */
const DISPLAY_FACE = import.meta.resolve('@fontsource/outfit/files/outfit-latin-700-normal.woff2');
/** For titles and amounts in Spanish and English. The system's font draws all other characters. */
const DISPLAY_CHARACTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÜÑÇabcdefghijklmnopqrstuvwxyzáéíóúüñç0123456789' +
  ' \u00a0.,:;!¡?¿\'’"“”«»()&%$+-–—/×·…';

/** The width of Roboto, and in thousandths of an em its heights, so that few lines break at another place. */
const DISPLAY_SIZE = 0.97;
const DISPLAY_HEIGHTS = { ascent: 956, descent: 252 };

/** Written into the font, because not every browser takes them from a style sheet (src/styles/app.css). */
function withSizeOfRoboto(font: Buffer): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const offsetOf = (tag: string) => {
    const table = tables.find((start) => font.toString('latin1', start, start + 4) === tag);
    if (table === undefined) throw new Error(`The font has no table ${tag}.`);
    return font.readUInt32BE(table + 8);
  };
  const { ascent, descent } = DISPLAY_HEIGHTS;
  const head = offsetOf('head');
  font.writeUInt16BE(Math.round(font.readUInt16BE(head + 18) / DISPLAY_SIZE), head + 18);
  // Three pairs, because systems read different ones: hhea, and the typographic and the Windows pair of OS/2.
  for (const [at, depth] of [
    [offsetOf('hhea') + 4, -descent],
    [offsetOf('OS/2') + 68, -descent],
    [offsetOf('OS/2') + 74, descent],
  ] as const) {
    font.writeInt16BE(ascent, at);
    font.writeInt16BE(depth, at + 2);
  }
  font.writeInt16BE(0, offsetOf('hhea') + 8);
  font.writeInt16BE(0, offsetOf('OS/2') + 72);
  return font;
}

/** The font with only these characters has 9 kB instead of 21. */
export async function writeDisplayFace(): Promise<void> {
  const file = 'src/styles/generated/display-face.woff2';
  mkdirSync(dirname(file), { recursive: true });
  const font = readFileSync(fileURLToPath(DISPLAY_FACE));
  const plain = await subsetFont(font, DISPLAY_CHARACTERS, { targetFormat: 'truetype' });
  const sized = withSizeOfRoboto(Buffer.from(plain));
  writeFileSync(file, await subsetFont(sized, DISPLAY_CHARACTERS, { targetFormat: 'woff2' }));
}
