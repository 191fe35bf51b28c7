import type { SeedPopup } from '../world/tables/catalogue.ts';

export const popups: readonly SeedPopup[] = [
  {
    id: 'pop-cashback',
    kind: 'promotion',
    offer: 'cashback',
    title: { en: 'Your piggy bank is waiting', ks: 'Tu chanchito te espera' },
    body: {
      en: 'It saves 10% of the furthest you are down in a day with cash, and gives it back once it is full.\nSee how much it holds.',
      ks: 'Guarda el 10% de tu peor caída del día con efectivo, y te lo devuelve cuando se llena.\nMira cuánto lleva.',
    },
    art: 'cashback',
    cmd: 'deeplink',
    cmdValue: '/newUserCashback',
    frequency: 'daily',
    weight: 100,
  },
  {
    id: 'pop-mach',
    kind: 'promotion',
    offer: 'mach',
    title: { en: 'Deposit with MACH, no fee', ks: 'Deposita con MACH, sin comisión' },
    body: {
      en: 'Only the code that reaches your phone, and your money is here in seconds.',
      ks: 'Solo el código que te llega al celular, y tu dinero está aquí en segundos.',
    },
    art: 'recharge',
    cmd: 'deeplink',
    cmdValue: '/deposit',
    frequency: 'once',
    weight: 80,
    countries: ['CL'],
    systems: ['android', 'ios'],
  },
  {
    id: 'pop-medida',
    kind: 'announcement',
    offer: 'limits',
    title: { en: 'Safer gambling', ks: 'Juego responsable' },
    body: {
      en: 'Choose how much you deposit and when to stop.\nThis is a demonstration: no real money is played here.',
      ks: 'Elige cuánto depositas y cuándo parar.\nEsto es una demostración: aquí no se juega dinero real.',
    },
    art: 'safety',
    cmd: 'deeplink',
    cmdValue: '/playsafely',
    frequency: 'once',
    weight: 50,
  },
];
