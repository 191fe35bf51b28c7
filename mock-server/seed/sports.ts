import type { SeedGame, SeedSportEvent } from '../world/tables/catalogue.ts';

type Row = readonly [
  sport: SeedSportEvent['sport'],
  league: string,
  home: string,
  away: string,
  startsInMinutes: number,
  odds: readonly [number, number, number] | readonly [number, number],
  score?: string,
];

const liga = 'Liga del Pacífico';
const ascenso = 'Copa Ascenso';
const copa = 'Copa Austral';
const basket = 'Liga de Básquetbol Sur';
const tenis = 'Abierto de Viña';

/** Invented clubs and players of real cities; matches under way first, then by kick-off. */
const rows: readonly Row[] = [
  ['football', liga, 'Unión Valparaíso', 'Deportes Iquique Norte', -63, [1.62, 3.9, 5.4], '2 - 1'],
  ['football', liga, 'Atlético Talca', 'Real Coquimbo', -27, [2.35, 3.1, 3.05], '0 - 0'],
  ['basketball', basket, 'Toros de Osorno', 'Gigantes de Castro', -41, [1.48, 2.62], '58 - 51'],
  ['tennis', tenis, 'Matías Riquelme', 'Joaquín Larraín', -55, [1.9, 1.9], '6-4 2-3'],
  ['football', ascenso, 'Ferroviarios de Temuco', 'Minero Calama', -12, [2.05, 3.2, 3.7], '1 - 0'],
  ['football', liga, 'Santiago Cordillera', 'Puerto Montt Austral', 45, [1.55, 4.1, 5.9]],
  ['football', liga, 'Sporting La Serena', 'Juventud Chillán', 95, [2.2, 3.25, 3.2]],
  ['basketball', basket, 'Pumas de Valdivia', 'Faros de Punta Arenas', 120, [1.72, 2.08]],
  ['football', copa, 'Racing Rancagua', 'Estrella de Arica', 150, [1.88, 3.4, 4.2]],
  ['tennis', tenis, 'Antonia Saavedra', 'Florencia Pizarro', 180, [1.66, 2.18]],
  ['football', liga, 'Deportivo Los Ángeles', 'Náutico Concepción', 240, [3.1, 3.15, 2.3]],
  ['football', ascenso, 'Viñedos de Curicó', 'Halcones de Ovalle', 330, [2.4, 3.05, 2.95]],
  ['basketball', basket, 'Cóndores de Los Andes', 'Toros de Osorno', 420, [2.3, 1.6]],
  ['football', copa, 'Unión Valparaíso', 'Atlético Talca', 1320, [1.75, 3.5, 4.8]],
  ['football', liga, 'Real Coquimbo', 'Santiago Cordillera', 1440, [3.9, 3.4, 1.92]],
  ['tennis', tenis, 'Benjamín Oyarzún', 'Matías Riquelme', 1500, [2.7, 1.45]],
  ['football', ascenso, 'Minero Calama', 'Lagos de Panguipulli', 1620, [1.95, 3.3, 3.9]],
  ['football', liga, 'Puerto Montt Austral', 'Sporting La Serena', 2880, [2.65, 3.1, 2.7]],
];

/** Sports events; each opens a game of the sports category that fits its sport. */
export function seedSports(games: readonly SeedGame[]): readonly SeedSportEvent[] {
  const motifs = { football: 'footballWheel', basketball: 'basketballWheel', tennis: 'tennisWheel' } as const;
  const opening = (sport: SeedSportEvent['sport']): string =>
    (
      games.find((game) => game.motif === motifs[sport]) ??
      games.find((game) => game.categoryIds.includes('sports')) ??
      games[0]
    )?.id ?? '';
  return rows.map(([sport, league, home, away, startsInMinutes, odds, score], index) => ({
    id: `s-${String(index + 1).padStart(3, '0')}`,
    sport,
    league,
    home,
    away,
    startsInMinutes,
    isLive: score !== undefined,
    ...(score === undefined ? {} : { score }),
    odds:
      odds.length === 3 ? { home: odds[0], draw: odds[1], away: odds[2] } : { home: odds[0], away: odds[1] },
    gameId: opening(sport),
  }));
}
