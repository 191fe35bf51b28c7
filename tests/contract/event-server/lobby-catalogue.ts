import type { Words } from './asked.ts';

const names: [id: string, name: string, words: Words, tile: number, tab: number][] = [
  ['k1', 'Hot', ['Más jugados', 'Most played'], 0, 90],
  ['k2', 'Slots', ['Tragamonedas', 'Slot machines'], 80, 80],
  ['k3', 'Bonus', ['Con bono', 'With bonus'], 70, 0],
  ['k4', 'Sports', ['Deportes', 'Sport bets'], 60, 70],
];
export const categories = names.map(([id, name, local, tile, tab]) => ({
  id,
  name,
  local,
  isFunction: tile > 0,
  functionWeight: tile,
  isRecommend: tab > 0,
  recommendWeight: tab,
  icon: `/img/${id}.png`,
  cover: `/img/${id}-large.png`,
}));

const themes = [
  'Puma',
  'Araucaria',
  'Desierto',
  'Volcán',
  'Lapislázuli',
  'Huemul',
  'Pampa',
  'Glaciar',
  'Salar',
  'Ñandú',
  'Quillay',
  'Mar',
];
export const games = [
  ...themes.map((theme, at) => ({
    id: `juego-${at + 1}`,
    name: `${theme} ${at % 2 ? 'Real' : 'Magno'}`,
    provider: at % 3 ? 'Taller Sur' : 'Casa Norte',
    cover: `/img/juego-${at + 1}.png`,
    categoryIds: at < 5 ? ['k1', 'k2'] : at < 9 ? ['k2'] : ['k2', 'k3'],
    tags: at % 2 ? ['slots'] : ['slots', 'jackpot'],
    isBonus: at >= 9,
    ...(at % 2 === 0 && { jackpot: 1_000_000 + at * 5_000, jackpotShare: 0.01 }),
    minBet: 100,
    maxBet: 20_000,
    rtp: 0.96,
    volatility: 'medium',
  })),
  {
    id: 'apuestas',
    name: 'Apuestas Deportivas',
    provider: 'Casa Norte',
    cover: '/img/apuestas.png',
    categoryIds: ['k4'],
    tags: ['sports'],
    isBonus: false,
    minBet: 500,
    maxBet: 100_000,
  },
];

export const matches = (now: number) => [
  {
    id: 'm1',
    league: ['Primera División', 'First Division'] as Words,
    home: 'Palestino',
    away: 'Cobresal',
    at: now - 2_400_000,
    live: true,
    odds: { home: 1.8, draw: 3.2, away: 4.4 },
  },
  {
    id: 'm2',
    league: ['Copa Chile', 'Chile Cup'] as Words,
    home: 'Ñublense',
    away: 'Curicó',
    at: now + 7_200_000,
    live: false,
    odds: { home: 2.1, draw: 3.1, away: 3.4 },
  },
  {
    id: 'm3',
    league: ['Abierto de Viña', 'Viña Open'] as Words,
    home: 'Garín',
    away: 'Barrios',
    at: now + 90_000_000,
    live: false,
    odds: { home: 1.9, away: 1.9 },
  },
];

const titled: [position: string, words: Words][] = [
  ['home_top', ['Bono de bienvenida', 'Welcome bonus']],
  ['home_top', ['Juegos nuevos del mes', 'New games of the month']],
  ['login', ['Qué bueno verte', 'Good to see you']],
  ['register', ['Únete hoy', 'Join today']],
  ['menu_bar_top', ['Retira en minutos', 'Withdraw in minutes']],
  ['promotion', ['Semana de recargas', 'Week of deposits']],
  ['promotion', ['Tu segundo depósito', 'Your second deposit']],
];
export const banners = titled.map(([position, title], at) => ({
  id: `aviso-${at + 1}`,
  position,
  cover: `/img/aviso-${at + 1}.png`,
  cmd: at % 2 ? 'game' : 'deeplink',
  cmdValue: at % 2 ? 'juego-2' : '/newUserDeposit',
  path: '',
  title,
  width: 686,
  height: 300,
}));
export const lobbyPositions = [
  'home_top',
  'login',
  'register',
  'sticky_banner',
  'menu_bar_top',
  'menu_bar_bottom',
];

export const popups = [
  {
    id: 'v1',
    kind: 'promotion',
    title: ['Duplica tu depósito', 'Double your deposit'] as Words,
    body: ['Hasta fin de mes.', 'Until the end of the month.'] as Words,
    cover: '/img/v1.png',
    cmd: 'deeplink',
    cmdValue: '/newUserDeposit',
    frequency: 'daily',
    weight: 10,
  },
  {
    id: 'v2',
    kind: 'announcement',
    title: ['Horario de retiros', 'Hours of withdrawals'] as Words,
    body: ['Todos los días, a toda hora.', 'Every day, at any hour.'] as Words,
    cover: '/img/v2.png',
    cmd: 'h5',
    cmdValue: '',
    frequency: 'once',
    weight: 5,
  },
];

export const notices = (now: number) => [
  {
    id: 'n2',
    title: ['Mantención el lunes', 'Maintenance on Monday'] as Words,
    body: ['De 4:00 a 5:00.', 'From 4:00 to 5:00.'] as Words,
    level: 'important',
    from: now - 86_400_000,
  },
  {
    id: 'n1',
    title: ['Juegos nuevos', 'New games'] as Words,
    body: ['Llegaron doce.', 'Twelve have come.'] as Words,
    level: 'info',
    from: now - 259_200_000,
  },
  {
    id: 'n3',
    title: ['Ganó 40.000 en Puma', 'Won 40,000 in Puma'] as Words,
    body: ['Felicitaciones.', 'Congratulations.'] as Words,
    level: 'winner',
    from: now - 3_600_000,
  },
];
