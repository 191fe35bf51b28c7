import { drawings } from '../../generated/drawings.ts';
import type { LetteringName } from '../house-styles.ts';
import { withImages } from '../motifs.ts';
import { ownEntry } from '../own-entry.ts';
import { type PaletteName, palettes } from '../palettes.ts';

const { motifs, props } = drawings;

/**
 * One banner composition. Its picture is 702x316, with the subject in the right half.
 * @param emblem the one drawing of 200x200 for small places
 */
const hero = (
  name: keyof typeof drawings.heroes,
  palette: PaletteName,
  scene: keyof typeof drawings.wideScenes,
  lettering: LetteringName,
  emblem: string,
) => ({ palette: palettes[palette], scene, lettering, picture: withImages(drawings.heroes[name]), emblem });

export type BannerHero = ReturnType<typeof hero>;

const heroes = {
  welcome: hero('welcome', 'plum', 'rays', 'ivory', motifs.copihue),
  cashback: hero('cashback', 'violet', 'rays', 'copper', props.copperPig),
  packets: hero('packets', 'lava', 'rays', 'gold', props.redPacket),
  recharge: hero('recharge', 'ocean', 'mountains', 'gold', motifs.coins),
  safety: hero('safety', 'lagoon', 'mountains', 'ivory', props.shield),
  football: hero('football', 'midnight', 'stadium', 'silver', motifs.football),
  wheel: hero('wheel', 'rose', 'stage', 'gold', motifs.wheel),
  crash: hero('crash', 'midnight', 'space', 'frost', motifs.rocket),
  live: hero('live', 'jade', 'felt', 'ivory', motifs.roulette),
  slots: hero('slots', 'sunset', 'rays', 'fire', motifs.reels),
};

export const { welcome } = heroes;

export const heroNamed = (kind: string): BannerHero | undefined => ownEntry<BannerHero>(heroes, kind);
