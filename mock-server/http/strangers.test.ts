import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { mockOfFile } from '../../tests/support/mock-of-file.ts';
import { createTestClient } from '../../tests/support/test-client.ts';
import { slot } from '../../tests/support/titles.ts';

const NAMED = 'https://team.example';
const mock = mockOfFile({ controlOrigins: [NAMED] });

type Text = string | undefined;
type Row = readonly [who: string, mayMake: boolean, origin?: Text, site?: Text, host?: Text];
const HOST = '192.168.1.7:4010';
const rows: readonly Row[] = [
  ['a script', true],
  ['an address typed by hand', true, undefined, 'none'],
  ['the page itself', true, undefined, 'same-origin'],
  ['a page of this computer', true, 'http://localhost:5173', 'cross-site'],
  ['the same under IPv6', true, 'http://[::1]:3000'],
  ['a page in the network', true, 'http://192.168.1.7:4173', undefined, HOST],
  ['a named page', true, NAMED, 'cross-site'],
  ['a picture in the page of a stranger', false, undefined, 'cross-site'],
  ['a page of a stranger', false, 'https://evil.example', 'cross-site'],
  ['one without Sec-Fetch', false, 'https://evil.example'],
  ['a frame without an origin', false, 'null', 'cross-site'],
  ['one in the network', false, 'http://192.168.1.66', undefined, HOST],
  ['one whose name leads here', false, 'http://evil.example:4010', undefined, 'evil.example:4010'],
  ['one with a name like ours', false, 'http://localhost.evil.example'],
  ['one like the named', false, `${NAMED}.evil.example`],
];
const senders = rows.map(([who, mayMake, origin, site, host]) => ({ who, mayMake, origin, site, host }));
type Sender = (typeof senders)[number];

const ways = [
  ['POST', '/ping', 'header'],
  ['POST', '/v1/pb/list', 'address'],
  ['POST', '/reports', 'cookie'],
  ['POST', '/nothing', 'address'],
  ['POST', '/games/api/open', 'address'],
  ['POST', '/bank/abcdefghjkmnpqrstuvw', 'address'],
  ['GET', '/bank/abcdefghjkmnpqrstuvw', 'address'],
  ['GET', `/games/slot?game=${slot.id}&entry=x`, 'address'],
] as const;

const headersOf = ({ origin, site }: Sender) => ({
  ...(origin !== undefined && { origin }),
  ...(site !== undefined && { 'sec-fetch-site': site }),
});

test.each(senders)('MOC-06 $who may make a world ($mayMake) and may use one that exists', async (sender) => {
  const client = createTestClient({ controlOrigins: [NAMED] });
  const { registry } = client.backend;
  const address = `http://${sender.host ?? '127.0.0.1:4010'}`;
  for (const [place, [method, path, how]] of ways.entries()) {
    const world = `w${place}`;
    const target = how === 'address' ? `${path}${path.includes('?') ? '&' : '?'}world=${world}` : path;
    const named = {
      header: { 'x-mock-world': world },
      cookie: { cookie: `mockWorld=${world}` },
      address: {},
    };
    const headers = { ...headersOf(sender), ...named[how], 'content-type': 'text/plain' };
    const send = () =>
      client.backend.handle(
        new Request(`${address}${target}`, { method, headers, ...(method === 'POST' && { body: '{}' }) }),
        'combined',
      );
    const first = await send();
    const said = `${method} ${path}`;
    if (!sender.mayMake) {
      expect([said, first.status, registry.ids().includes(world)]).toEqual([said, 403, false]);
      expect((await first.json()).data.code).toBe('foreign-world');
    }
    registry.world(world);
    const again = await send();
    expect([said, again.status === 403]).toEqual([said, false]);
    if (sender.mayMake) expect([said, first.status]).toEqual([said, again.status]);
  }
});

test.each(senders.filter(({ host }) => host === undefined))(
  'MOC-06 $who may make a world by a socket ($mayMake), or learns why not',
  async (sender) => {
    const world = `socket-${senders.indexOf(sender)}`;
    for (const [index, options] of [{ query: { world } }, { auth: { world } }].entries()) {
      const id = `${world}-${index}`;
      const named = 'query' in options ? { query: { world: id } } : { auth: { world: id } };
      const socket = io(mock.url, {
        ...named,
        transports: ['websocket'],
        extraHeaders: headersOf(sender),
        reconnection: false,
        forceNew: true,
      });
      const refusal = await new Promise<string | undefined>((resolve) => {
        socket.once('connect', () => resolve(undefined));
        socket.once('connect_error', ({ message }) => resolve(message));
      });
      socket.close();
      expect(refusal ?? 'none').toMatch(sender.mayMake ? /^none$/ : /may not make a world.*--origin/);
      expect(mock.server.registry.ids().includes(id)).toBe(sender.mayMake);
    }
  },
);

test("SES-10 wrong logins of a stranger's page lock only itself", async () => {
  const login = async (password: string, origin: string) => {
    const headers = { origin, 'content-type': 'application/json', 'x-mock-world': 'default' };
    const body = JSON.stringify({ country: 'CL', username: '912345678', password });
    const response = await fetch(`${mock.url}/user/login`, { method: 'POST', headers, body });
    return (await response.json()).data.code;
  };
  for (let time = 0; time < 11; time += 1) await login('Wrong2026', 'https://evil.example');
  expect(await login('Copihue2026', 'https://evil.example')).toBe('login-locked');
  expect(await login('Copihue2026', NAMED)).toBeUndefined();
});
