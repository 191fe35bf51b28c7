import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import type { Day } from '../lib/day.ts';
import { syncServerTime } from '../lib/server-clock.ts';
import {
  dayHeading,
  duration,
  lastDayBefore,
  marketClock,
  marketDayOf,
  marketMonth,
  marketStamp,
  marketStart,
  marketTime,
  marketToday,
} from './market-time.ts';
import { startTexts } from './texts.ts';

/** The phone's zones: on both sides of the date line, with and without the market's. */
const PHONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo', 'America/Santiago', 'UTC'];

const MOMENTS = [
  {
    market: 'CL',
    at: '2026-11-22T02:59:30Z',
    stamp: '2026-11-21 23:59:30',
    ks: { clock: '23:59', time: '21 nov 2026, 23:59', start: 'sáb, 21 nov, 23:59' },
    en: { clock: '23:59', time: '21 Nov 2026, 23:59', start: 'Sat 21 Nov, 23:59' },
    month: { ks: 'noviembre de 2026', en: 'November 2026' },
  },
  {
    // Winter time: an hour further from UTC, in another month and half of the year.
    market: 'CL',
    at: '2026-07-01T03:30:05Z',
    stamp: '2026-06-30 23:30:05',
    ks: { clock: '23:30', time: '30 jun 2026, 23:30', start: 'mar, 30 jun, 23:30' },
    en: { clock: '23:30', time: '30 Jun 2026, 23:30', start: 'Tue 30 Jun, 23:30' },
    month: { ks: 'junio de 2026', en: 'June 2026' },
  },
  {
    market: 'KE',
    at: '2026-12-31T21:00:00Z',
    stamp: '2027-01-01 00:00:00',
    ks: { clock: '00:00', time: '1 ene 2027, 00:00', start: 'vie, 1 ene, 00:00' },
    en: { clock: '00:00', time: '1 Jan 2027, 00:00', start: 'Fri 1 Jan, 00:00' },
    month: { ks: 'enero de 2027', en: 'January 2027' },
  },
] as const;

const plain = (text: string) => text.replace(/[\s\u202f\u00a0]+/g, ' ').replaceAll('.', '');

const ownZone = process.env.TZ;
afterAll(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe.each(PHONES)('on a phone in %s', (phone) => {
  beforeAll(() => {
    process.env.TZ = phone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(phone);
  });

  test.each(['ks', 'en'] as const)(
    'HIS-01 HIS-02 every time is in the zone of the market (%s)',
    async (language) => {
      for (const { market, at, stamp, month, [language]: text } of MOMENTS) {
        await startTexts(language, market);
        expect(plain(marketClock(at)), at).toBe(text.clock);
        expect(plain(marketTime(at)), at).toBe(text.time);
        expect(plain(marketStart(at)), at).toBe(text.start);
        expect(plain(marketMonth(at)), at).toBe(month[language]);
        expect(marketStamp(at), at).toBe(stamp);
        expect(marketDayOf(at), at).toBe(stamp.slice(0, 10));
      }
    },
  );

  test("APP-18 today is the market's by the server's clock, whatever the phone says", async () => {
    for (const { market, at, stamp } of MOMENTS) {
      await startTexts('ks', market);
      const app = deviceApp();
      syncServerTime(app, Date.parse(at), performance.now());
      expect(marketToday(app), at).toBe(stamp.slice(0, 10));
    }
  });

  test("APP-18 what ends at the market's midnight names the day before, and any other end names none", async () => {
    await startTexts('ks', 'CL');
    expect(lastDayBefore('2026-11-22T03:00:00Z')).toBe('2026-11-21');
    expect(lastDayBefore('2026-07-01T04:00:00Z')).toBe('2026-06-30');
    expect(lastDayBefore('2026-11-22T00:00:00Z')).toBeUndefined();
    expect(lastDayBefore('2026-11-22T03:00:00.001Z')).toBeUndefined();
    expect(lastDayBefore('2026-11-22T02:59:59Z')).toBeUndefined();
  });

  test('HIS-01 a day of another year says its year, one of this year does not', async () => {
    await startTexts('ks', 'CL');
    const names = { today: 'hoy', yesterday: 'ayer' };
    const headings = (today: Day, ...days: Day[]) => days.map((day) => plain(dayHeading(day, today, names)));
    expect(headings('2027-01-02', '2027-01-02', '2027-01-01', '2026-12-31', '2025-03-05')).toEqual([
      'hoy',
      'ayer',
      'jueves, 31 de diciembre de 2026',
      'miércoles, 5 de marzo de 2025',
    ]);
    expect(headings('2026-12-31', '2026-01-01', '2027-01-01')).toEqual([
      'jueves, 1 de enero',
      'viernes, 1 de enero de 2027',
    ]);
    expect(headings('2027-01-01', '2026-12-31')).toEqual(['ayer']);
  });
});

test.each([
  [1, '1 minuto'],
  [59, '59 minutos'],
  [60, '1 hora'],
  [61, '2 horas'],
  [90, '2 horas'],
  [120, '2 horas'],
  [1380, '23 horas'],
  [1381, '1 día'],
  [1440, '1 día'],
  [1441, '2 días'],
])('APP-18 a wait of %d minutes reads as %s, never as less', async (minutes, text) => {
  await startTexts('ks', 'CL');
  expect(plain(duration(minutes))).toBe(text);
});
