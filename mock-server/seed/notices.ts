import type { SeedNotice } from '../world/tables/catalogue.ts';

/** Newest first (NTF-01, LOB-04). */
export const notices: readonly SeedNotice[] = [
  {
    id: 'n-mantencion',
    offer: 'service',
    level: 'urgent',
    title: {
      en: 'Bank transfers may take longer tonight',
      ks: 'Esta noche las transferencias pueden demorar',
    },
    body: {
      en: 'Banks carry out maintenance between 02:00 and 05:00. Your money is safe and will be credited afterwards.\nIf you are in a hurry, withdraw to MACH.',
      ks: 'Los bancos hacen mantención entre las 02:00 y las 05:00. Tu dinero está a salvo y se acredita después.\nSi tienes apuro, retira a MACH.',
    },
    sinceDays: 0,
    forDays: 2,
    countries: ['CL'],
  },
  {
    id: 'n-chanchito',
    offer: 'cashback',
    level: 'important',
    title: { en: 'Your cashback piggy bank has arrived', ks: 'Llegó tu chanchito cashback' },
    body: {
      en: 'It saves 10% of the furthest you are down in a day with cash, and keeps it if you win later.\nOnce it is full you can open it, once a day, and what it holds goes to your cash.',
      ks: 'Guarda el 10% de tu peor caída del día con efectivo, y lo conserva aunque después ganes.\nCuando se llena lo puedes abrir, una vez al día, y lo que guarda pasa a tu efectivo.',
    },
    sinceDays: 1,
    forDays: 7,
  },
  {
    id: 'n-mach',
    offer: 'mach',
    level: 'info',
    title: { en: 'Deposit with MACH in seconds', ks: 'Deposita con MACH en segundos' },
    body: {
      en: 'MACH deposits no longer have a fee. You only need the code that reaches your phone.',
      ks: 'Los depósitos con MACH ya no tienen comisión. Solo necesitas el código que te llega al celular.',
    },
    sinceDays: 1,
    forDays: 20,
    countries: ['CL'],
  },
  {
    id: 'n-rueda',
    offer: 'wheel',
    level: 'info',
    title: { en: 'One free spin every day', ks: 'Un giro gratis todos los días' },
    body: {
      en: 'The lucky wheel gives you one free spin every day. What it pays goes into your cash.\nYou will find the wheel on the home page and in the menu.',
      ks: 'La rueda de la suerte te da un giro gratis todos los días. Lo que salga pasa a tu efectivo.\nLa encuentras en el inicio y en el menú.',
    },
    sinceDays: 2,
    forDays: 7,
  },
  {
    id: 'n-medida',
    offer: 'limits',
    level: 'info',
    title: { en: 'Safer gambling', ks: 'Juego responsable' },
    body: {
      en: 'Choose how much you deposit, take a break, or exclude yourself. Lowering a limit takes effect at once; raising it waits 24 hours.',
      ks: 'Elige cuánto depositas, tómate una pausa o autoexclúyete. Bajar un límite rige de inmediato; subirlo espera 24 horas.',
    },
    sinceDays: 6,
    forDays: 60,
  },
];
