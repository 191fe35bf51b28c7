import { letterFaces } from '../generated/letters.ts';
import { n } from './svg.ts';

export type LetterFace = keyof typeof letterFaces;

type Glyph = readonly [advance: number, outline: string];

/** A missing letter falls back to its plain or capital form, then to a gap, so that every title can be drawn. */
function glyphOf(face: LetterFace, character: string): Glyph {
  const glyphs: Readonly<Record<string, Glyph>> = letterFaces[face].glyphs;
  const plain = character.normalize('NFD').charAt(0);
  const forms = [character, character.toUpperCase(), plain, plain.toUpperCase()];
  return (
    glyphs[forms.find((form) => Object.hasOwn(glyphs, form)) ?? ''] ?? [letterFaces[face].capital / 3, '']
  );
}

const unitOf = (face: LetterFace, size: number) => size / letterFaces[face].em;

/** Height of a capital as a share of the size. */
export const capitalHeight = (face: LetterFace) => unitOf(face, letterFaces[face].capital);

/** Letters are first narrowed to this share of their width, then reduced in size. */
const NARROWEST = 0.85;

const short = (factor: number) => Number(factor.toPrecision(4));

export function lettersWidth(face: LetterFace, text: string, size: number): number {
  return [...text].reduce((sum, one) => sum + glyphOf(face, one)[0], 0) * unitOf(face, size);
}

export interface LettersSpot {
  /** Left edge, or the middle, on the base line. */
  x: number;
  y: number;
  size: number;
  anchor?: 'start' | 'middle';
  atMost?: number;
  spacing?: number;
  stroke?: number;
}

/**
 * Text as an outline looks the same on every device. Its layout is also much cheaper than that of text, for which a
 * phone searches typefaces.
 */
export function letters(face: LetterFace, text: string, spot: LettersSpot, extra: string): string {
  const { x, y, anchor = 'start', atMost = Number.POSITIVE_INFINITY, spacing = 0, stroke = 0 } = spot;
  const natural = lettersWidth(face, text, spot.size) + spacing * ([...text].length - 1);
  const fit = Math.min(1, atMost / natural);
  const narrow = Math.max(fit, NARROWEST);
  const unit = unitOf(face, (spot.size * fit) / narrow);
  const width = Math.min(natural, atMost);
  const outline = [...text]
    .map((one) => {
      const [advance, drawn] = glyphOf(face, one);
      return `${drawn}m${Math.round(advance + spacing / unit)} 0`;
    })
    .join('')
    .replace(/m[\d.-]+ 0$/, '');
  const place = `translate(${n(anchor === 'middle' ? x - width / 2 : x)} ${n(y)})scale(${short(unit * narrow)} ${short(unit)})`;
  const behind =
    stroke > 0
      ? ` paint-order="stroke" stroke-linejoin="round" stroke-width="${Math.round(stroke / unit)}"`
      : '';
  return `<path transform="${place}" d="M0 0${outline}"${behind} ${extra}/>`;
}

/** Gradient direction from the top of the capitals to the base line. */
export const capitalGradient = (face: LetterFace) =>
  `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${-letterFaces[face].capital}" y2="0"`;
