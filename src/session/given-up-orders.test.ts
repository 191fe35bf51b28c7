import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type App, emptyApp } from '../lib/app.ts';
import { changeRecord, readRecord } from '../lib/device-records.ts';
import { syncServerTime } from '../lib/server-clock.ts';
import { givenUpOrders, giveUpOrder } from './given-up-orders.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');

/** A page of the same device. @param time of the server; undefined while no answer has told it */
function page(time: number | undefined): App {
  const app = emptyApp(globalThis);
  if (time !== undefined) syncServerTime(app, time, performance.now());
  return app;
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ids = async (app: App) => [...(await givenUpOrders(app))];

test('DEP-10 an order that was given up stays so, beside those of before, on each page of the device', async () => {
  const here = page(NOW);
  await giveUpOrder(here, 'R1');
  await giveUpOrder(page(NOW + DAY_MS), 'R2');
  await vi.waitFor(async () => expect(await ids(here)).toEqual(['R1', 'R2']), 60_000);
  await giveUpOrder(here, 'R3');
  expect(await ids(page(NOW + 2 * DAY_MS))).toEqual(['R1', 'R2', 'R3']);
});

test.each([
  [DAY_MS, true],
  [30 * DAY_MS - 1, true],
  [30 * DAY_MS, false],
])('DEP-10 after %d ms the device remembers an order that was given up: %s', async (passed, isKept) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await giveUpOrder(page(NOW), 'R1');
  expect(await ids(page(NOW + passed))).toEqual(isKept ? ['R1'] : []);
});

test.each([
  [null, []],
  ['R1', []],
  [{ R1: NOW, R2: 'yesterday', R3: null }, ['R1']],
])('DEP-10 of the stored %j the device reads what has a time', async (stored, given) => {
  await changeRecord(page(undefined), 'givenUp', () => stored);
  expect(await ids(page(undefined))).toEqual(given);
});

test('APP-18 DEP-10 before the server has told its time nothing that was given up counts as old', async () => {
  await giveUpOrder(page(NOW), 'R1');
  vi.setSystemTime(NOW + 400 * DAY_MS);
  expect(await ids(page(undefined))).toEqual(['R1']);
});

test('DEP-10 the device stores ids and times alone', async () => {
  const here = page(NOW);
  await giveUpOrder(here, 'R1');
  const record = await readRecord(here, 'givenUp');
  expect(Object.entries(record ?? {})).toEqual([['R1', expect.any(Number)]]);
});
