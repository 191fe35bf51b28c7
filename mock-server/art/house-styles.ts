import { ownEntry } from './own-entry.ts';
/** How a studio dresses every cover it makes: its lettering, its frame and the light on its subjects. */
export interface HouseStyle {
  readonly font: string;
  readonly weight: 700 | 800 | 900;
  /** Natural width of a capital as a share of the font size, to fit titles without measuring text. */
  readonly glyphWidth: number;
  readonly capitals: boolean;
  readonly lettering: LetteringName;
  readonly tilt: number;
  readonly frame: FrameName;
  readonly particle: 'coins' | 'embers' | 'sparkles' | 'petals' | 'bubbles' | 'none';
}

export type LetteringName =
  | 'gold'
  | 'fire'
  | 'frost'
  | 'neon'
  | 'candy'
  | 'jade'
  | 'silver'
  | 'ivory'
  | 'lime'
  | 'copper';
export type FrameName = 'ornate' | 'line' | 'corners' | 'arch' | 'none' | 'bolts';

const impact = `Impact,Haettenschweiler,'Roboto Condensed',sans-serif-condensed,'Arial Narrow',sans-serif`;
const serif = `'Palatino Linotype',Palatino,Georgia,'Noto Serif',serif`;
const round = `'Trebuchet MS','Avenir Next',Roboto,Verdana,sans-serif`;
const wide = `'Arial Black','Helvetica Neue',Roboto,Arial,sans-serif`;

function style(
  font: string,
  lettering: LetteringName,
  frame: FrameName,
  particle: HouseStyle['particle'],
  tilt: number,
  capitals = true,
): HouseStyle {
  const glyphWidth = font === impact ? 0.54 : font === wide ? 0.74 : font === round ? 0.68 : 0.7;
  return { font, weight: font === serif ? 700 : 900, glyphWidth, capitals, lettering, tilt, frame, particle };
}

const styles: Readonly<Record<string, HouseStyle>> = {
  'andes-forge': style(serif, 'gold', 'ornate', 'coins', 0),
  'luna-roja': style(impact, 'fire', 'none', 'embers', -4),
  'pixel-pudu': style(round, 'candy', 'none', 'bubbles', -3, false),
  'norte-grande': style(impact, 'copper', 'corners', 'sparkles', 0),
  'siete-mares': style(serif, 'frost', 'line', 'bubbles', 0),
  'bravo-nueve': style(wide, 'silver', 'bolts', 'none', -5),
  'tinta-neon': style(wide, 'neon', 'line', 'sparkles', 0),
  quillay: style(serif, 'lime', 'none', 'petals', 0, false),
  'casa-verde': style(serif, 'ivory', 'arch', 'none', 0),
  'orbita-21': style(round, 'frost', 'corners', 'sparkles', 0),
  faro: style(impact, 'gold', 'bolts', 'coins', -3),
  mazorca: style(round, 'jade', 'none', 'sparkles', 3),
};

const fallback = style(impact, 'gold', 'line', 'sparkles', 0);

/** The house style of a studio; a studio nobody knows gets the plain one. */
export function houseStyleOf(providerId: string): HouseStyle {
  return ownEntry(styles, providerId) ?? fallback;
}
