import { expect, test } from 'vitest';
import { pageHtml } from './page-html.ts';

const hosts = { main: '', gateway: '', resource: '', game: 'https://games.example.com', socket: '' };
const page = { script: '/a.js', imports: [], boot: '', css: '', root: '', hosts };

test('CHT-01 a hosted chat is the one host that joins the games in frames', () => {
  const framed = (chat?: string) =>
    /frame-src ([^;]*);/.exec(pageHtml({ ...page, ...(chat && { chat }) }))?.[1];
  expect(framed()).toBe("'self' https://games.example.com");
  expect(framed('https://chat.example.com')).toBe(
    "'self' https://games.example.com https://chat.example.com",
  );
});

test('SHP-03 where reports go to another origin, the policy lets the page connect to that one alone', () => {
  const connected = (reports?: string) =>
    /connect-src ([^;]*);/.exec(pageHtml({ ...page, ...(reports !== undefined && { reports }) }))?.[1];
  expect([connected(), connected('')]).toEqual(["'self'", "'self'"]);
  expect(connected('https://watch.example.com')).toBe("'self' https://watch.example.com");
});
