import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { type App, AppContext, useApp } from './app.ts';
import { appStore, createStore } from './store.ts';

test('APP-17 a subscriber of a store gets each change with the state before, until it ends', () => {
  const store = createStore({ tab: 'hot', count: 1 });
  const received = vi.fn();
  const stop = store.subscribe(received);
  store.setState({ count: 2 });
  expect(received).toHaveBeenLastCalledWith({ tab: 'hot', count: 2 }, { tab: 'hot', count: 1 });
  store.setState((now) => now);
  store.setState(store.getState());
  expect(received).toHaveBeenCalledTimes(1);
  store.setState((now) => ({ count: now.count + 1 }));
  store.setState({ tab: 'new', count: 0 });
  expect(received).toHaveBeenLastCalledWith({ tab: 'new', count: 0 }, { tab: 'hot', count: 3 });
  stop();
  store.setState({ count: 9 });
  expect(received).toHaveBeenCalledTimes(3);
  expect([store.getState().count, store.getInitialState().count]).toEqual([9, 1]);
});

const useLobby = appStore(() => ({ tab: 'hot' }));
const Tab = () =>
  createElement(
    'b',
    null,
    useLobby(({ tab }) => tab),
  );
const painted = (app: App) =>
  renderToStaticMarkup(createElement(AppContext, { value: app }, createElement(Tab)));

test('LOB-01 the painted page shows the initial state of a store, not the current one', () => {
  const app = deviceApp();
  expect(painted(app)).toBe('<b>hot</b>');
  useLobby.of(app).setState({ tab: 'new' });
  expect(painted(app)).toBe('<b>hot</b>');
});

test('LOB-01 a component gets the app around it, and throws without one', () => {
  const app = deviceApp();
  let got: App | undefined;
  const Part = () => {
    got = useApp();
    return null;
  };
  renderToStaticMarkup(createElement(AppContext, { value: app }, createElement(Part)));
  expect(got).toBe(app);
  expect(() => renderToStaticMarkup(createElement(Part))).toThrow('No app');
});
