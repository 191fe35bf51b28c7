import { beforeEach, expect, test } from 'vitest';
import { memoryIn } from '../deposit-memory.ts';
import { createToldOnce } from './told-once.ts';

const order = { id: 'R1', createdAt: '2026-11-21T12:00:00.000Z' };

/** The device's claims, which all tabs share. */
let claims: Set<string>;
beforeEach(() => {
  claims = new Set();
});
const claim = async (at: string, what: string) => {
  const key = `${at} ${what}`;
  if (claims.has(key)) return false;
  claims.add(key);
  return true;
};

/** A tab with a memory of its own; `seen` holds its notices back until it is looked at. */
function tab(seen: () => Promise<void> = async () => undefined) {
  let kept: unknown;
  const memory = memoryIn({
    read: () => kept,
    write: (value) => {
      kept = value;
    },
  });
  const open = () => createToldOnce({ memory, claim, seen });
  return { memory, open, ...open() };
}

test('DEP-04 of two tabs that hear of an end at the same time, one tells', async () => {
  const tabs = [tab(), tab(), tab()];
  const may = await Promise.all(tabs.map(({ mayTell }) => mayTell(order)));
  expect(may.filter(Boolean)).toHaveLength(1);
});

test('DEP-04 a tab in the background leaves the telling to the one the player sees, however early it heard', async () => {
  let look: () => void = () => undefined;
  const hidden = tab(() => new Promise((resolve) => (look = resolve)));
  const shown = tab();
  const late = hidden.mayTell(order);
  expect(await shown.mayTell(order)).toBe(true);
  look();
  expect(await late).toBe(false);
});

test('DEP-04 a phone in the pocket tells when it is looked at', async () => {
  let look: () => void = () => undefined;
  const { mayTell } = tab(() => new Promise((resolve) => (look = resolve)));
  const told = mayTell(order);
  look();
  expect(await told).toBe(true);
});

test('DEP-04 the page reached again from a decided bank page tells nothing, nor does a tab opened later', async () => {
  const first = tab();
  expect(await first.mayTell(order)).toBe(true);
  expect(await first.open().mayTell(order)).toBe(false);
  expect(await tab().mayTell(order)).toBe(false);
});

test('DEP-04 what was told is owed no more, whoever told it', async () => {
  const [one, other] = [tab(), tab()];
  for (const { memory } of [one, other]) memory.change({ open: ['R1', 'R2'] });
  await one.mayTell(order);
  await other.mayTell(order);
  for (const { memory } of [one, other]) expect(memory.read()).toMatchObject({ open: ['R2'], told: ['R1'] });
});

test('DEP-04 where the device keeps no claims, a tab still tells once', async () => {
  const forgetful = tab();
  const open = () =>
    createToldOnce({ memory: forgetful.memory, claim: async () => true, seen: async () => undefined });
  expect(await open().mayTell(order)).toBe(true);
  expect(await open().mayTell(order)).toBe(false);
});

test('DEP-05 NTF-02 one tab reports the purchase, once, seen or not', async () => {
  const hidden = tab(() => new Promise(() => undefined));
  expect(await hidden.mayReport(order)).toBe(true);
  expect(await hidden.open().mayReport(order)).toBe(false);
  expect(await tab().mayReport(order)).toBe(false);
  expect(await tab().mayReport({ ...order, id: 'R2' })).toBe(true);
});
