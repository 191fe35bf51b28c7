import { afterEach, expect, test, vi } from 'vitest';
import { type App, emptyApp } from '../lib/app.ts';
import {
  dropEarlyCalls,
  earlyCallKey,
  holdAnswers,
  mayShow,
  startEarlyCalls,
  takeEarlyCall,
} from './early-calls.ts';

afterEach(() => vi.useRealTimers());

test('APP-16 an early answer is taken once, and not after 20 seconds', () => {
  vi.useFakeTimers();
  const orders = earlyCallKey('/recharge/orders', '{}', 'ks', 'tk');
  const methods = earlyCallKey('/recharge/paymentMethods', '{}', 'ks', 'tk');
  const answer = Promise.resolve(new Response());
  window.__earlyCalls = { [orders]: answer, [methods]: answer };
  startEarlyCalls();
  vi.advanceTimersByTime(5_000);
  expect(takeEarlyCall(orders)).toBe(answer);
  expect(takeEarlyCall(orders)).toBeUndefined();
  vi.advanceTimersByTime(20_000);
  expect(takeEarlyCall(methods)).toBeUndefined();
});

test('NET-09 APP-06 the key of an early call differs by path, body, language and token', () => {
  const call = ['/wallet/balance', '{}', 'ks', 'tk'] as const;
  const keys = [
    earlyCallKey(...call),
    earlyCallKey('/wallet/records', '{}', 'ks', 'tk'),
    earlyCallKey('/wallet/balance', '{"page":1}', 'ks', 'tk'),
    earlyCallKey('/wallet/balance', '{}', 'en', 'tk'),
    earlyCallKey('/wallet/balance', '{}', 'ks', 'tk_2'),
    earlyCallKey('/wallet/balance', '{}', 'ks', null),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(earlyCallKey(...call)).toBe(keys[0]);
});

test('DEP-04 dropping the early answers of a call, in every language, keeps those of other calls', () => {
  const answer = Promise.resolve(new Response());
  const of = (path: string, lang: string) => earlyCallKey(path, '{}', lang, 'tk');
  const dropped = [of('/wallet/balance', 'ks'), of('/wallet/balance', 'en')];
  const kept = [of('/wallet/balances', 'ks'), of('/wallet/records', 'ks')];
  window.__earlyCalls = Object.fromEntries([...dropped, ...kept].map((key) => [key, answer]));
  dropEarlyCalls('/wallet/balance');
  expect(dropped.map(takeEarlyCall)).toEqual([undefined, undefined]);
  expect(kept.map(takeEarlyCall)).toEqual([answer, answer]);
});

test('APP-16 a guest takes the early answer under the key of the document', () => {
  delete window.__earlyCalls;
  const key = earlyCallKey('/game/list', '{}', 'ks', null);
  expect(takeEarlyCall(key)).toBeUndefined();
  dropEarlyCalls('/game/list');
  const answer = Promise.resolve(new Response());
  window.__earlyCalls = { '/game/list {} ks ': answer };
  expect(takeEarlyCall(key)).toBe(answer);
});

test('APP-16 an answer that home was painted with waits for its hydration, and no other does', async () => {
  const home = emptyApp(window);
  let live: (alive: unknown) => void = () => undefined;
  holdAnswers(home, ['/game/list'], new Promise((resolve) => (live = resolve)));
  const shown: string[] = [];
  const show = (app: App, path: string, name: string) => mayShow(app, path).then(() => shown.push(name));
  const held = show(home, '/game/list', 'held');
  await show(home, '/ping', 'another');
  await show(emptyApp(window), '/game/list', 'without home');
  expect(shown).toEqual(['another', 'without home']);
  live(true);
  await held;
  expect(shown).toEqual(['another', 'without home', 'held']);
});
