import { publishedReturn, publishedVolatility } from '@copihue/studio/games/engines';
import type { SeedGame, SeedLeague } from '../world/tables/catalogue.ts';

const localName = { en: 'Sports betting', ks: 'Apuestas deportivas' };
const name = localName.ks;

export const sportsbook: SeedGame = {
  id: 'apuestas-deportivas',
  name,
  localName,
  providerId: 'bravo-nueve',
  categoryIds: ['sports'],
  tags: [],
  isBonus: false,
  minBet: 20_000,
  rtp: publishedReturn({ engine: 'sportsbook', name }),
  volatility: publishedVolatility({ engine: 'sportsbook', name }),
  engine: 'sportsbook',
  motif: 'football',
  palette: 'midnight',
  scene: 'stadium',
  weight: 0,
  cover: '/resources/v1/covers/apuestas-deportivas.svg',
};

const REAL_MINUTE_MS = 60_000;

/**
 * Leagues of invented clubs and players from real cities. Rounds follow without a gap, so that at any hour some matches
 * are live and others are to come.
 */
export const leagues: readonly SeedLeague[] = [
  {
    id: 'pacifico',
    name: 'Liga del Pacífico',
    sport: 'football',
    minuteMs: REAL_MINUTE_MS,
    roundMinutes: 240,
    kickOffs: [0, 50, 95, 140, 190],
    average: [1.45, 1.15],
    sides: [
      ['Unión Valparaíso', 1.18],
      ['Deportes Iquique Norte', 0.92],
      ['Atlético Talca', 1.02],
      ['Real Coquimbo', 0.95],
      ['Santiago Cordillera', 1.24],
      ['Puerto Montt Austral', 0.86],
      ['Sporting La Serena', 1.05],
      ['Juventud Chillán', 0.96],
      ['Deportivo Los Ángeles', 0.9],
      ['Náutico Concepción', 1.1],
    ],
  },
  {
    id: 'relampago',
    name: 'Copa Relámpago (virtual)',
    sport: 'football',
    minuteMs: 3_500,
    roundMinutes: 15,
    kickOffs: [0, 7],
    average: [1.5, 1.2],
    sides: [
      ['Racing Rancagua', 1.08],
      ['Estrella de Arica', 0.94],
      ['Ferroviarios de Temuco', 1.02],
      ['Minero Calama', 0.98],
    ],
  },
  {
    id: 'ascenso',
    name: 'Copa Ascenso',
    sport: 'football',
    minuteMs: REAL_MINUTE_MS,
    roundMinutes: 420,
    kickOffs: [20, 165, 300],
    average: [1.35, 1.05],
    sides: [
      ['Viñedos de Curicó', 1.06],
      ['Halcones de Ovalle', 0.93],
      ['Lagos de Panguipulli', 0.97],
      ['Aurora de Rengo', 1.12],
      ['Marineros de Ancud', 0.88],
      ['Deportes Tocopilla', 1.01],
    ],
  },
  {
    id: 'basquet',
    name: 'Liga de Básquetbol Sur',
    sport: 'basketball',
    minuteMs: 2 * REAL_MINUTE_MS,
    roundMinutes: 300,
    kickOffs: [10, 110, 205],
    average: [39, 37.5],
    sides: [
      ['Toros de Osorno', 1.03],
      ['Gigantes de Castro', 0.97],
      ['Pumas de Valdivia', 1.01],
      ['Faros de Punta Arenas', 0.96],
      ['Cóndores de Los Andes', 1.02],
      ['Ballenas de Caldera', 0.98],
    ],
  },
  {
    id: 'tenis',
    name: 'Abierto de Viña',
    sport: 'tennis',
    minuteMs: REAL_MINUTE_MS,
    roundMinutes: 360,
    kickOffs: [35, 125, 255],
    average: [0.5, 0.5],
    sides: [
      ['Matías Riquelme', 1.06],
      ['Joaquín Larraín', 1],
      ['Antonia Saavedra', 1.05],
      ['Florencia Pizarro', 0.98],
      ['Benjamín Oyarzún', 0.94],
      ['Catalina Mardones', 1.02],
    ],
  },
];
