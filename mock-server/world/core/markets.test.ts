import { expect, test } from 'vitest';
import {
  currencyOf,
  isZeroDecimalMarket,
  marketDay,
  marketOf,
  nextMarketDay,
  scaled,
  smallestUnit,
  timeZoneOf,
} from './markets.ts';

/** The first moment of a day in each market, in UTC. Chile has summer time on the first and not on the second. */
const midnights = [
  { day: '2026-11-22', CL: '03:00', ET: '-03:00', KE: '-03:00', CI: '00:00', TZ: '-03:00' },
  { day: '2027-06-15', CL: '04:00', ET: '-03:00', KE: '-03:00', CI: '00:00', TZ: '-03:00' },
] as const;
const markets = ['CL', 'ET', 'KE', 'CI', 'TZ'] as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

test("GAM-13 PRO-09 a market's day begins and ends at its own midnight, whichever market was asked for before", () => {
  let requests = 0;
  for (const { day, ...hours } of midnights) {
    for (const hour of [0, 1, 12, 23]) {
      for (const market of markets) {
        const start = Date.parse(`${day}T00:00:00Z`) + Number.parseInt(hours[market], 10) * HOUR_MS;
        const at = start + hour * HOUR_MS;
        const today = dayOf(Date.parse(day));
        expect([marketDay(market, start - 1), marketDay(market, at)], `${market} ${day}`).toEqual([
          dayOf(Date.parse(day) - DAY_MS),
          today,
        ]);
        expect(nextMarketDay(market, at), `${market} ${day} ${hour}`).toBe(start + DAY_MS);
        expect(nextMarketDay(market, start + DAY_MS), market).toBe(start + 2 * DAY_MS);
        requests += 1;
      }
    }
  }
  expect(requests).toBe(40);
});

test('GAM-13 a Chilean day with a change of the clock ends at its midnight', () => {
  expect(nextMarketDay('CL', Date.parse('2027-04-03T12:00:00Z'))).toBe(Date.parse('2027-04-04T04:00:00Z'));
  expect(nextMarketDay('CL', Date.parse('2027-09-04T12:00:00Z'))).toBe(Date.parse('2027-09-05T04:00:00Z'));
});

test('GAM-13 the end of a day does not depend on the day that was asked for before', () => {
  const midnight = Date.parse('2026-11-22T03:00:00Z');
  const hours = [0, 1, 30, -1, -24, -25, 23, 24, 0];
  const said = hours.map((hour) => (nextMarketDay('CL', midnight + hour * HOUR_MS) - midnight) / DAY_MS);
  expect(said).toEqual([1, 1, 2, 0, 0, -1, 1, 2, 1]);
  expect(nextMarketDay('CL', midnight - 1)).toBe(midnight);
  expect(nextMarketDay('CI', Date.parse('2026-11-22T00:00:00Z'))).toBe(Date.parse('2026-11-23T00:00:00Z'));
  expect(nextMarketDay('BR', midnight)).toBe(midnight + DAY_MS);
  expect(marketDay('BR', midnight - 1)).toBe('2026-11-21');
});

test.each<[string, string, string, boolean, number, string, number]>([
  ['CL', 'CL', 'CLP', true, 100, 'America/Santiago', 100_000],
  ['ET', 'ET', 'ETB', false, 1, 'Africa/Addis_Ababa', 2000],
  ['KE', 'KE', 'KES', false, 1, 'Africa/Nairobi', 5000],
  ['CI', 'CI', 'XOF', false, 1, 'Africa/Abidjan', 50_000],
  ['TZ', 'TZ', 'TZS', false, 1, 'Africa/Dar_es_Salaam', 200_000],
  ['BR', 'CL', 'CLP', true, 100, 'America/Santiago', 100_000],
  ['constructor', 'CL', 'CLP', true, 100, 'America/Santiago', 100_000],
])(
  'APP-03 APP-09 the country %j is the market %s: its money %s, whole amounts %s, smallest one %d, zone %s, and 1000 pesos are there %d',
  (country, market, currency, whole, unit, zone, thousandPesos) => {
    expect([marketOf(country), currencyOf(country)]).toEqual([market, currency]);
    expect([isZeroDecimalMarket(country), smallestUnit(country)]).toEqual([whole, unit]);
    expect(timeZoneOf(country)).toBe(zone);
    expect(scaled(country, 1000)).toBe(thousandPesos);
  },
);

test('APP-09 an amount in pesos becomes a whole amount of the other money, rounded half up', () => {
  expect([scaled('ET', 124), scaled('ET', 125), scaled('CI', 1001)]).toEqual([200, 300, 50_100]);
});
