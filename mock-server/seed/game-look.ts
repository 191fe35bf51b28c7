import { motifNamed } from '@copihue/studio/art/motifs';
import { type PaletteName, paletteNamed, paletteNames } from '@copihue/studio/art/palettes';
import type { SceneName } from '@copihue/studio/art/scenes';
import { hashText } from '@copihue/studio/art/seeded-random';
import type { CategoryId } from '../world/tables/catalogue.ts';
import { providers } from './providers.ts';

export interface GameLook {
  readonly providerId: string;
  readonly palette: PaletteName;
  readonly scene: SceneName;
}

const liveStudios: readonly string[] = ['casa-verde', 'andes-forge', 'faro'];
const sportStudios: readonly string[] = ['bravo-nueve', 'faro', 'norte-grande', 'orbita-21'];
const crashStudios: readonly string[] = ['tinta-neon', 'orbita-21', 'bravo-nueve', 'luna-roja', 'mazorca'];
const everyStudio = providers.map((provider) => provider.id);

function studiosOf(category: CategoryId): readonly string[] {
  if (category === 'live') return liveStudios;
  if (category === 'sports') return sportStudios;
  if (category === 'crash') return crashStudios;
  return category === 'table'
    ? everyStudio
    : everyStudio.filter((id) => id !== 'casa-verde' && (id !== 'bravo-nueve' || category === 'bingo'));
}

/** Any text works. This one gives the lobby's first game gold letters before a sunset. */
const deal = '719';

const choose = <T extends string>(candidates: readonly T[], name: string): T =>
  candidates.reduce((best, next) =>
    hashText(`${deal}${next}${name}`) < hashText(`${deal}${best}${name}`) ? next : best,
  );

/**
 * Follows from the name alone, so that a title looks the same whatever is added to the list. A subject never has a light
 * of its own hue behind it.
 */
export function lookOf(name: string, motif: string, category: CategoryId): GameLook {
  const subject = motifNamed(motif);
  return {
    providerId: choose(studiosOf(category), name),
    palette: choose(
      paletteNames.filter((id) => paletteNamed(id).hue !== subject.hue),
      name,
    ),
    scene: choose(subject.scenes, name),
  };
}
