import type { LocalText } from './catalogue-types.ts';

export interface SeedPopup {
  readonly id: string;
  readonly kind: 'promotion' | 'announcement';
  readonly title: LocalText;
  readonly body: LocalText;
  /** Banner of the promotion cards whose drawing it shares. */
  readonly bannerId: string;
  readonly cmd: 'deeplink';
  readonly cmdValue: string;
  readonly frequency: 'once' | 'daily' | 'always';
  readonly weight: number;
}

/** Popups of the lobby, heaviest first (NTF-01). */
export const popups: readonly SeedPopup[] = [
  {
    id: 'pop-cashback',
    kind: 'promotion',
    title: { en: 'Your pig is waiting', ks: 'Tu chanchito te espera' },
    body: {
      en: '10% of what you play comes back every Friday.',
      ks: 'El 10% de lo que juegas vuelve cada viernes.',
    },
    bannerId: 'p-cashback',
    cmd: 'deeplink',
    cmdValue: '/newUserCashback',
    frequency: 'daily',
    weight: 100,
  },
  {
    id: 'pop-medida',
    kind: 'announcement',
    title: { en: 'Play with limits', ks: 'Juega con medida' },
    body: {
      en: 'This is a demonstration: no real money is played here.',
      ks: 'Esto es una demostración: aquí no se juega plata real.',
    },
    bannerId: 'p-slots',
    cmd: 'deeplink',
    cmdValue: '/tc',
    frequency: 'once',
    weight: 50,
  },
];
