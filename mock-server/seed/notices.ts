import type { SeedNotice } from '../world/tables/catalogue.ts';

/** Notices of the lobby, newest first (NTF-01, LOB-04). */
export const notices: readonly SeedNotice[] = [
  {
    id: 'n-mantencion',
    level: 'urgent',
    title: {
      en: 'Bank transfers may take longer tonight',
      ks: 'Esta noche las transferencias pueden demorar',
    },
    body: {
      en: 'Banks carry out maintenance between 2:00 and 5:00. Your money is safe and will be credited afterwards.\nIf you are in a hurry, withdraw to MACH.',
      ks: 'Los bancos hacen mantención entre las 2:00 y las 5:00. Tu plata está segura y se abona después.\nSi tienes apuro, retira a MACH.',
    },
    sinceDays: 0,
    forDays: 2,
  },
  {
    id: 'n-viernes',
    level: 'important',
    title: { en: 'Your cashback pig has arrived', ks: 'Llegó tu chanchito cashback' },
    body: {
      en: 'It saves 10% of what you lose in a day, wins taken off.\nYou can empty it once a day, into your cash.',
      ks: 'Guarda el 10% de lo que pierdes en el día, descontando lo que ganas.\nLo puedes vaciar una vez por día, a tu efectivo.',
    },
    sinceDays: 1,
    forDays: 7,
  },
  {
    id: 'n-mach',
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
    id: 'n-torneo',
    level: 'info',
    title: { en: 'Copihue tournament: 50 prizes', ks: 'Torneo Copihue: 50 premios' },
    body: {
      en: 'Every spin counts until Sunday at midnight. The table is updated every hour.\nNo need to sign up: play any game of the tournament and you are in.',
      ks: 'Cada giro suma hasta el domingo a medianoche. La tabla se actualiza cada hora.\nNo tienes que inscribirte: juega cualquier juego del torneo y ya participas.',
    },
    sinceDays: 2,
    forDays: 7,
  },
  {
    id: 'n-medida',
    level: 'info',
    title: { en: 'Play with limits', ks: 'Juega con medida' },
    body: {
      en: 'Choose how much you deposit and how long you play. You can change it at any time.',
      ks: 'Elige cuánto depositas y cuánto rato juegas. Puedes cambiarlo cuando quieras.',
    },
    sinceDays: 6,
    forDays: 60,
  },
];
