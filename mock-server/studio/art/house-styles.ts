import type { LetteringName } from './lettering.ts';
import type { LetterFace } from './letters.ts';
import { ownEntry } from './own-entry.ts';

export interface HouseStyle {
  readonly face: LetterFace;
  readonly capitals: boolean;
  readonly lettering: LetteringName;
  readonly tilt: number;
  readonly frame: FrameName;
  readonly particle: 'coins' | 'embers' | 'sparkles' | 'petals' | 'bubbles' | 'none';
}

export type FrameName = 'ornate' | 'line' | 'corners' | 'arch' | 'none' | 'bolts';

function style(
  face: LetterFace,
  lettering: LetteringName,
  frame: FrameName,
  particle: HouseStyle['particle'],
  tilt: number,
  capitals = true,
): HouseStyle {
  return { face, capitals, lettering, tilt, frame, particle };
}

const styles: Readonly<Record<string, HouseStyle>> = {
  'andes-forge': style('fat', 'gold', 'ornate', 'coins', 0),
  'luna-roja': style('poster', 'fire', 'none', 'embers', -4),
  'pixel-pudu': style('round', 'candy', 'none', 'bubbles', -3, false),
  'norte-grande': style('poster', 'copper', 'corners', 'sparkles', 0),
  'siete-mares': style('fat', 'frost', 'line', 'bubbles', 0),
  'bravo-nueve': style('wide', 'silver', 'bolts', 'none', -5),
  'tinta-neon': style('wide', 'neon', 'line', 'sparkles', 0),
  quillay: style('fat', 'lime', 'none', 'petals', 0, false),
  'casa-verde': style('fat', 'ivory', 'arch', 'none', 0),
  'orbita-21': style('round', 'frost', 'corners', 'sparkles', 0),
  faro: style('poster', 'gold', 'bolts', 'coins', -3),
  mazorca: style('round', 'jade', 'none', 'sparkles', 3),
};

const fallback = style('poster', 'gold', 'line', 'sparkles', 0);

export function houseStyleOf(providerId: string): HouseStyle {
  return ownEntry(styles, providerId) ?? fallback;
}
