// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyApp } from '../lib/app.ts';
import { layers } from './layer-history.ts';

const { isTopLayer, onceSettled, openLayer } = layers(emptyApp(window));

/** More tasks than the module and a step of the history need, however long each task takes. */
async function settled(): Promise<void> {
  for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setTimeout(resolve));
}
const here = () => location.pathname;
async function back(): Promise<string> {
  history.back();
  await settled();
  return here();
}

window.onpopstate = () => {};
const router = createBrowserHistory();
const routed: string[] = [];
const opened = new Set<() => void>();
router.subscribe(({ action, location }) => routed.push(`${action.type} ${location.pathname}`));

beforeEach(async () => {
  router.push('/');
  await settled();
  router.push('/promotion');
  await settled();
  routed.length = 0;
  return async () => {
    for (const close of opened) close();
    await settled();
  };
});

function open(name: string, closed: string[] = []) {
  const layer = { onBack: () => {} };
  const closeLayer = openLayer(layer);
  const close = () => {
    if (opened.delete(close)) closeLayer();
  };
  opened.add(close);
  layer.onBack = () => {
    closed.push(name);
    close();
  };
  return { close, layer };
}

test('SES-01 two steps back at once close both layers, the top one first', async () => {
  const closed: string[] = [];
  open('login', closed);
  open('reset', closed);
  await settled();
  history.go(-2);
  await settled();
  expect(closed).toEqual(['reset', 'login']);
  expect([here(), routed]).toEqual(['/promotion', []]);
});

test.each([
  ['closed before', 'before'],
  ['closed after', 'after'],
])('SES-01 a page opened from a layer that is %s is one step from the page below', async (_when, when) => {
  const { close } = open('login');
  await settled();
  if (when === 'before') close();
  router.push('/deposit');
  if (when === 'after') close();
  await settled();
  expect(here()).toBe('/deposit');
  expect(router.location.pathname).toBe('/deposit');
  expect(await back()).toBe('/promotion');
  expect(router.location.pathname).toBe('/promotion');
  expect(routed).toEqual(['PUSH /deposit', 'BACK /promotion']);
  expect(await back()).toBe('/');
});

test('SES-01 a layer that refuses to close gets its entry again', async () => {
  let requested = 0;
  const { layer } = open('login');
  layer.onBack = () => {
    requested += 1;
  };
  await settled();
  await back();
  await back();
  expect(requested).toBe(2);
  expect(here()).toBe('/promotion');
});

test('SES-01 the forward button does not open a closed layer again', async () => {
  const closed: string[] = [];
  open('login', closed);
  await settled();
  await back();
  history.forward();
  await settled();
  await settled();
  expect(here()).toBe('/promotion');
  expect(await back()).toBe('/');
});

test('SES-01 a step of a popup stays under the popup that opened over it meanwhile', async () => {
  const login = open('login');
  const reset = open('reset');
  const secondStep = { onBack: () => {} };
  const close = openLayer(secondStep, login.layer);
  expect([login.layer, secondStep, reset.layer].map(isTopLayer)).toEqual([false, false, true]);
  reset.close();
  expect([login.layer, secondStep].map(isTopLayer)).toEqual([false, true]);
  close();
});

test('APP-03 a task that waits for closed layers runs once, when their entries are gone', async () => {
  const seen: unknown[] = [];
  const { close } = open('language');
  await settled();
  expect(history.state.openLayers).toBe(1);
  close();
  onceSettled(() => seen.push(history.state.openLayers ?? 0));
  expect(seen).toEqual([]);
  await settled();
  expect(seen).toEqual([0]);
  await settled();
  expect(seen).toEqual([0]);
});

test('SES-01 a step back that the browser refused is made again', async () => {
  const { close } = open('login');
  await settled();
  const refused = vi.spyOn(history, 'go').mockImplementationOnce(() => undefined);
  const acted = vi.fn();
  vi.useFakeTimers();
  close();
  onceSettled(acted);
  await vi.advanceTimersByTimeAsync(5_100);
  vi.useRealTimers();
  await vi.waitFor(() => expect(acted).toHaveBeenCalledOnce(), 60_000);
  expect(refused).toHaveBeenCalledTimes(2);
  expect(history.state.openLayers ?? 0).toBe(0);
  refused.mockRestore();
});
