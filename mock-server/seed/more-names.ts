import { type GameGroup, otherGroups, slotGroups } from './title-groups.ts';

export interface NamedGame {
  readonly group: GameGroup;
  readonly name: string;
}

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
export function* moreNames(): Generator<NamedGame> {
  const groups = [...slotGroups, ...otherGroups];
  const tails = [...trails, ...ofPlace.map((place) => `de ${place}`)];
  for (let round = 0; round < 5; round += 1) {
    for (let turn = 0; turn < tails.length; turn += 1) {
      for (const [index, group] of groups.entries()) {
        const stem = stemsOf(group)[round];
        const tail = tails[(turn * 5 + index * 11 + round) % tails.length];
        if (stem !== undefined && tail !== undefined && !stem.endsWith(tail))
          yield { group, name: `${stem} ${tail}` };
      }
    }
  }
}
