import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadAllLocales } from '../../locales/i18n-util.sync.ts';
import { startTexts } from '../../src/i18n/texts.ts';
import { utcDay } from '../../src/lib/day.ts';
import { endOvertime, inTime } from './act.ts';
import { endPage, followPage, keepAsIs, keepStarted } from './page-end.ts';

// The libraries of the app are loaded once a process. These two add listeners of the page only once, so they do it before
// the page of a test begins.
import 'socket.io-client';

render(null);
cleanup();
// The screens that were open before must not decide which texts a test finds.
loadAllLocales();

const settings = getConfig();
const putBack = keepAsIs([globalThis, document, navigator]);
followPage();
beforeAll(keepStarted);

// React makes a text node for a text beside others, keeps it and fails when it is gone: a browser's translator replaces
// every text node (APP-20). A text that is alone in its element has no node of React's. Translators leave spaces.
const bareTexts: string[] = [];
const { createTextNode } = document;
document.createTextNode = (text) => {
  if (text.trim()) bareTexts.push(text);
  return createTextNode.call(document, text);
};
// A file of tests leaves nothing for those after it.
afterAll(() => {
  endPage();
  configure(settings);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  putBack();
});

configure({ asyncUtilTimeout: 60_000, asyncWrapper: (look) => inTime(settings.asyncWrapper(look)) });

// Printing the page takes longer than most queries, and `waitFor` drops all errors but the last. So an error prints the
// page only when its message is read.
const { getElementError } = settings;
configure({
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

beforeEach(async ({ signal }) => {
  endOvertime(signal);
  await startTexts('ks');
  // A test must ask for popups that open by themselves (PRO-02).
  localStorage.setItem('showPb', utcDay());
  localStorage.setItem('showPb2', utcDay());
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  // Closing a layer takes three tasks: a count of its history entries, the step back, and a new count.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  endPage();
  localStorage.clear();
  sessionStorage.clear();
  onlineManager.setOnline(true);
  expect(bareTexts.splice(0), 'These texts need an element of their own').toEqual([]);
});
