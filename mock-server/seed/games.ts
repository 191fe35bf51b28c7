import { hashText } from '@copihue/studio/art/seeded-random';
import { publishedReturn, publishedVolatility, titleTags } from '@copihue/studio/games/engines';
import { games } from '@copihue/studio/games/games';
import type { EngineName } from '@copihue/studio/kit/chance/engine';
import { jackpotTerms } from '@copihue/studio/kit/chance/jackpot';
import type { TitleGroup } from '@copihue/studio/kit/define-game';
import { type CategoryId, folded, type GameTag, type SeedGame } from '../world/tables/catalogue.ts';
import { type GameLook, lookOf } from './game-look.ts';

interface GameGroup extends TitleGroup {
  readonly engine: EngineName;
}

const titles = (definition: { readonly titles?: readonly TitleGroup[] }) => definition.titles ?? [];

const groups: readonly GameGroup[] = Object.values(games)
  .flatMap((game) => titles(game).map((group) => ({ ...group, engine: game.name })))
  .sort((one, other) => (one.place ?? Number.POSITIVE_INFINITY) - (other.place ?? Number.POSITIVE_INFINITY));

const isSlot = ({ category }: GameGroup) => category === 'slots';

export const slotGroups = groups.filter(isSlot);
export const otherGroups = groups.filter((group) => !isSlot(group));

interface NamedGame extends GameLook {
  readonly group: GameGroup;
  readonly name: string;
  readonly id: string;
}

/** Id and look follow from the name alone, wherever a title stands in the list. */
const named = (group: GameGroup, name: string): NamedGame => ({
  group,
  name,
  id: folded(name).replace(/[^a-z0-9]+/g, '-'),
  ...lookOf(name, group.motif, group.category),
});

const ofPlace = (
  'Oro|Plata|Cobre|Fuego|Atacama|Chiloé|Elqui|Arauco|Valparaíso|Medianoche|la Luna|la Fortuna|los Andes|la Puna|' +
  'Pucón|Magallanes|Aysén|Iquique|Maule|la Suerte|Cristal|las Estrellas|Lican|Pomaire|Putre|Maipo|Ñuble|Biobío'
).split('|');
const trails = (
  'Gold|Nights|Fortune|Rising|Legend|Rush|Royale|Kingdom|Bonanza Sur|Quest|Secrets|Storm|Party|Fever|Empire|Trail|' +
  'Deluxe|Max|Turbo|Extra|Supremo|Dorado 50|Doble|Express|Reloaded|Eterno|Multicaminos|Jackpot'
).split('|');

function stemsOf(group: GameGroup): readonly string[] {
  return group.names.map((name) =>
    name.replace(/ (de|del|al|y|que|of|the|in|to) .*$/u, '').replace(/ \d+x?$/u, ''),
  );
}

/**
 * Further titles in a fixed order, each with another subject than the last.
 * Ends after about 14,000; the caller drops known names.
 */
function* moreNames(): Generator<NamedGame> {
  const groups = [...slotGroups, ...otherGroups];
  const tails = [...trails, ...ofPlace.map((place) => `de ${place}`)];
  for (let round = 0; round < 5; round += 1) {
    for (let turn = 0; turn < tails.length; turn += 1) {
      for (const [index, group] of groups.entries()) {
        const stem = stemsOf(group)[round];
        const tail = tails[(turn * 5 + index * 11 + round) % tails.length];
        if (stem !== undefined && tail !== undefined && !stem.endsWith(tail))
          yield named(group, `${stem} ${tail}`);
      }
    }
  }
}

/** The API has two decimals (spec point 5). */
const minorPerPeso = 100;

/**
 * The name and cover of each game match its engine (GAM-08). Subjects alternate, so that a page of covers shows many.
 */
function curated(): readonly NamedGame[] {
  const out: NamedGame[] = [];
  const deepest = Math.max(...[...slotGroups, ...otherGroups].map((group) => group.names.length));
  for (let round = 0; round < deepest; round += 1) {
    const seats = Math.max(slotGroups.length, otherGroups.length);
    const others = otherGroups.filter((group) => group.names[round] !== undefined);
    for (let seat = 0; seat < seats; seat += 1) {
      const slot = slotGroups[seat];
      const slotName = slot?.names[round];
      if (slot !== undefined && slotName !== undefined) out.push(named(slot, slotName));
      const due = Math.floor(((seat + 1) * others.length) / seats);
      for (let index = Math.floor((seat * others.length) / seats); index < due; index += 1) {
        const other = others[index];
        const otherName = other?.names[round];
        if (other !== undefined && otherName !== undefined) out.push(named(other, otherName));
      }
    }
  }
  return out;
}

/**
 * Each title where it stands, or in the nearest gap before that, so that neighbours share neither subject, light nor
 * studio, and those of a category neither subject nor light.
 */
function apart(titles: readonly NamedGame[]): NamedGame[] {
  const out: NamedGame[] = [];
  for (const title of titles) {
    const { group, palette, providerId } = title;
    const isKin = (one: NamedGame) => one.group.category === group.category;
    const isAlike = (one?: NamedGame) => one?.group.motif === group.motif || one?.palette === palette;
    const fits = (at: number) =>
      ![out[at - 1], out[at]].some((one) => isAlike(one) || one?.providerId === providerId) &&
      ![out.slice(0, at).findLast(isKin), out.slice(at).find(isKin)].some(isAlike);
    let at = out.length;
    while (at > 0 && !fits(at)) at -= 1;
    out.splice(at, 0, title);
  }
  return out;
}

function titlesOf(size: number): readonly NamedGame[] {
  const games = apart(curated());
  const taken = new Set(games.map(({ id }) => id));
  if (size <= games.length) return games.slice(0, size);
  for (const extra of moreNames()) {
    if (taken.has(extra.id)) continue;
    taken.add(extra.id);
    games.push(extra);
    if (games.length === size) return games;
  }
  throw new RangeError(`only ${games.length} game names differ, ${size} asked`);
}

const localMotifs = 'copihue condor llama puma moai volcano copperIngot diablada pudu grapes chili'.split(
  ' ',
);

function tagsOf({ group, name }: NamedGame, index: number, chance: number): readonly GameTag[] {
  const tags: GameTag[] = [];
  if (index < 30 || chance % 19 === 0) tags.push('popular');
  if (index >= 30 && chance % 7 === 1) tags.push('new');
  tags.push(...titleTags(group.engine, name, chance));
  if (localMotifs.includes(group.motif)) tags.push('local');
  if (group.category === 'live') tags.push('live');
  // True for every game, but players look for the tag here.
  if (group.category === 'crash') tags.push('provably-fair');
  if (chance % 23 === 5) tags.push('exclusive');
  return tags;
}

function minBetOf(category: CategoryId, chance: number): number {
  const pesos =
    category === 'live'
      ? [500, 1000, 2000, 5000]
      : category === 'table'
        ? [200, 500, 1000]
        : [100, 100, 100, 200, 300];
  return (pesos[chance % pesos.length] ?? 100) * minorPerPeso;
}

/**
 * Returns `size` games, heaviest first. About the first 240 are curated; the rest are generated.
 * @throws RangeError when the names run out
 */
export function seedGames(size: number): readonly SeedGame[] {
  return titlesOf(size).map(({ group, ...title }, index) => {
    const { id, name } = title;
    const chance = hashText(name);
    const tags = tagsOf({ ...title, group }, index, chance);
    const isBonus = group.category !== 'live' && (chance >>> 5) % 4 === 0;
    const extra: readonly (readonly [CategoryId, boolean])[] = [
      ['hot', tags.includes('popular')],
      ['bonus', isBonus],
      ['new', tags.includes('new')],
    ];
    const minBet = minBetOf(group.category, chance);
    const jackpot = tags.includes('jackpot') ? { jackpot: minBet * jackpotTerms.seed } : {};
    const played = { engine: group.engine, name, ...jackpot };
    return {
      ...title,
      categoryIds: [group.category, ...extra.flatMap(([category, belongs]) => (belongs ? [category] : []))],
      tags,
      isBonus,
      ...jackpot,
      minBet,
      rtp: publishedReturn(played),
      volatility: publishedVolatility(played),
      engine: group.engine,
      motif: group.motif,
      weight: size * 10 - index * 10,
      cover: `/resources/v1/covers/${id}.svg`,
    };
  });
}
