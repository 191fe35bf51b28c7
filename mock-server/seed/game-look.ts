import { motifNamed } from '@copihue/studio/art/motifs';
import { type PaletteName, paletteNamed, paletteNames } from '@copihue/studio/art/palettes';
import type { SceneName } from '@copihue/studio/art/scenes/scenes';
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
const deal = 'c';

/** The least recently used candidate. A hash decides between equals, so that no cycle is visible. */
function freshest<T extends string>(candidates: readonly T[], recent: readonly string[], salt: string): T {
  const scored = candidates.map((name) => ({
    name,
    last: recent.lastIndexOf(name),
    tie: hashText(`${salt}${deal}${name}`),
  }));
  scored.sort((a, b) => a.last - b.last || a.tie - b.tie);
  const best = scored[0];
  if (best === undefined) throw new RangeError('no candidates');
  return best.name;
}

/**
 * Neighbours never share studio, light or place, neither in the whole list nor in their category. A subject never has a
 * light of its own hue behind it.
 */
export function lookChooser(): (name: string, motif: string, category: CategoryId) => GameLook {
  const used = new Map<string, string[]>();
  const remember = (key: string, value: string, keep: number): void => {
    used.set(key, [...(used.get(key) ?? []), value].slice(-keep));
  };
  const recall = (kind: string, category: string): readonly string[] => [
    ...(used.get(`${kind} ${category}`) ?? []),
    ...(used.get(kind) ?? []),
  ];
  return (name, motif, category) => {
    const subject = motifNamed(motif);
    const lights = paletteNames.filter((id) => paletteNamed(id).hue !== subject.hue);
    const perMotif = used.get(`lights of ${motif}`) ?? [];
    const look: GameLook = {
      providerId: freshest(studiosOf(category), recall('studio', category), name),
      palette: freshest(lights, [...perMotif, ...recall('light', category)], name),
      scene: freshest(
        subject.scenes,
        [...(used.get(`scenes of ${motif}`) ?? []), ...recall('scene', category)],
        name,
      ),
    };
    for (const [kind, value, keep] of [
      ['studio', look.providerId, 3],
      ['light', look.palette, 5],
      ['scene', look.scene, 2],
    ] as const) {
      remember(kind, value, keep);
      remember(`${kind} ${category}`, value, keep);
    }
    remember(`lights of ${motif}`, look.palette, 4);
    remember(`scenes of ${motif}`, look.scene, 3);
    return look;
  };
}
