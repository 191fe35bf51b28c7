import type { SeedPacket } from '../world/tables/catalogue.ts';

export const packetFriends = ['931047725', '942886310', '967715508', '958203174', '974460921'] as const;

export const seedPackets: readonly SeedPacket[] = [
  {
    sender: 0,
    amount: 600,
    shares: 40,
    kind: 'random',
    greeting: {
      es: '¡Que la suerte te acompañe hoy! Invita la casa de los Rojas.',
      en: 'May luck be with you today! From all of us at the Rojas home.',
    },
    minutesAgo: 52,
    claims: [
      { friend: 3, minutesAgo: 47 },
      { friend: 1, minutesAgo: 31 },
      { friend: 4, minutesAgo: 12 },
      { friend: 2, minutesAgo: 4 },
    ],
  },
  {
    sender: 1,
    amount: 250,
    shares: 10,
    kind: 'equal',
    greeting: { es: 'Para la once con los primos', en: 'Tea and cake with the cousins' },
    minutesAgo: 40,
    claims: [
      { friend: 0, minutesAgo: 36 },
      { friend: 3, minutesAgo: 18 },
    ],
  },
  {
    sender: 2,
    amount: 180,
    shares: 12,
    kind: 'random',
    greeting: { es: 'Feliz cumpleaños atrasado, equipo', en: 'Belated happy birthday, team' },
    minutesAgo: 27,
    claims: [
      { friend: 4, minutesAgo: 22 },
      { friend: 0, minutesAgo: 9 },
    ],
  },
];
