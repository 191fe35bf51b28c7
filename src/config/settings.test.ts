import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markets } from './markets.ts';
import { settingProblems } from './settings.ts';

const whole = {
  hosts: {
    main: 'https://api.example.com',
    socket: 'https://live.example.com:8443',
    game: 'http://localhost:4010',
  },
  banks: ['webpay3g.transbank.cl', '*.khipu.com'],
  wheelFreeHosts: ['copihue.co.ke'],
  chat: 'https://chat.example.com/widget?brand=copihue',
  off: ['chat', 'deposits'],
  markets: ['CL', 'KE'],
  birthDate: ['KE'],
  socketTickets: true,
  reports: { url: 'https://watch.example.com/reports?key=1', share: 0.1 },
};

test('SHP-10 NET-02 settings that can be used have no problem, and all of them may be left out', () => {
  const least = [{}, { hosts: {} }, { reports: { url: '/reports' } }, { reports: { url: '/r', share: 0 } }];
  expect([whole, ...least].map((settings) => settingProblems(settings))).toEqual([[], [], [], [], []]);
});

test.each<[name: string, settings: unknown, advice: string]>([
  ['hosts.main', { hosts: { main: 'api.example.com' } }, 'https://main.example.com'],
  ['hosts.main', { hosts: { main: 'javascript:alert(1)' } }, 'https://main.example.com'],
  ['hosts.gateway', { hosts: { gateway: 'http://api.example.com' } }, 'https'],
  ['hosts.game', { hosts: { game: 'https://a:b@c.de' } }, 'user and password'],
  ['hosts.socket', { hosts: { socket: 'https://c.de?key=1' } }, 'query'],
  ['hosts.resource', { hosts: { resource: 'https://c.de/' } }, 'trailing slash'],
  ['hosts.api', { hosts: { api: 'https://c.de' } }, 'main, gateway'],
  ['hosts', { hosts: [] }, 'braces'],
  ['banks', { banks: ['https://pay.example.com'] }, 'host names'],
  ['banks', { banks: ['localhost'] }, 'host names'],
  ['banks', { banks: ['*'] }, 'host names'],
  ['wheelFreeHosts', { wheelFreeHosts: 'copihue.co.ke' }, 'host names'],
  ['chat', { chat: 'http://chat.example.com' }, 'https'],
  ['chat', { chat: '' }, 'https://chat.example.com'],
  ['off', { off: ['chatt'] }, 'redPackets'],
  ['off', { off: { chat: true } }, 'a list'],
  ['markets', { markets: [] }, '"CL"'],
  ['birthDate', { birthDate: ['XX'] }, '"CL"'],
  ['socketTickets', { socketTickets: 'yes' }, 'true or false'],
  ['reports.url', { reports: { url: '//evil.example' } }, 'https://'],
  ['reports.url', { reports: { share: 1 } }, '/reports'],
  ['reports.share', { reports: { url: '/reports', share: 2 } }, '0.1'],
  ['mainHost', { mainHost: 'self' }, 'hosts, banks'],
  ['The file', null, 'braces'],
])('SHP-10 a mistake in %s is named with its correction: %j', (name, settings, advice) => {
  const problems = settingProblems(settings);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name.replace('.', '\\.')} is `));
  expect(problems[0]).toContain(advice);
});

test('SHP-10 a page over https reaches nothing over http, wherever it is', () => {
  expect(settingProblems(whole, true)).toEqual([expect.stringContaining('hosts.game')]);
});

test('LOB-05 each market has its payment marks', () => {
  const files = markets.map(({ code }) => `${code.toLowerCase()}.svg`);
  expect(readdirSync('src/public/payments').sort()).toEqual(files.sort());
});
