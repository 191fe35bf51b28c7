import type { drawings } from '../generated/drawings.ts';
import type { LetterFace } from './letters.ts';
import { ownEntry } from './own-entry.ts';

/** Four colours from cap line to base line, and the stroke that separates the letters from the scene. */
export const faces = {
  gold: ['#fffbe0', '#ffd84f', '#d98a12', '#ffe893', '#4a1f02'],
  fire: ['#fff6b8', '#ffb62e', '#f0431a', '#ff9a3c', '#3d0404'],
  frost: ['#ffffff', '#c8f1ff', '#4fa8ec', '#e4faff', '#06204d'],
  neon: ['#ffffff', '#ffd6f6', '#ff6be0', '#ffe0fa', '#3a0470'],
  candy: ['#ffffff', '#fff0a8', '#ff8cc8', '#ffd0ea', '#7a0a52'],
  jade: ['#f6ffe0', '#9dffb4', '#17b56c', '#c6ffd2', '#02301f'],
  silver: ['#ffffff', '#dfe7f5', '#8392b0', '#f2f6ff', '#101a38'],
  ivory: ['#ffffff', '#fff3d6', '#dcb877', '#fff0cc', '#2a1206'],
  lime: ['#fbffe0', '#dcf76a', '#7cb81e', '#efffb0', '#16300a'],
  copper: ['#fff2e2', '#ffb98a', '#cc6428', '#ffd5b4', '#36110a'],
} as const;

export type LetteringName = keyof typeof faces;

const style = (
  face: LetterFace,
  lettering: LetteringName,
  frame: keyof typeof drawings.frames | 'none',
  particle: keyof typeof drawings.bits | 'embers' | 'none',
  tilt: number,
  capitals = true,
) => ({ face, capitals, lettering, tilt, frame, particle }) as const;

export type HouseStyle = ReturnType<typeof style>;

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
