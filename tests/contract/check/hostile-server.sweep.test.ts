import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { folderOfTest } from '../../support/on-disk.ts';
import { runCommand, serve as serveAt } from './run-command.ts';

const FILES = ['junit.xml', 'report.sarif', 'report.txt'];

const folderOf = folderOfTest();

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(answer: Answer): Promise<string> {
  const { url, close } = await serveAt((request, response) => {
    request.resume().on('end', () => answer(request, response));
  });
  onTestFinished(close);
  return new URL(url).host;
}

const json = (response: ServerResponse, data: unknown, more: object = {}) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: true, message: '', data, ...more }));
};
const signedIn = { status: 1, token: 'tk_of-the-hostile-server' };

/** @returns exit code, everything that was printed, and the text of each report */
async function check(host: string, flags: readonly string[]) {
  const folder = mkdtempSync(folderOf('report-'));
  const hosts = ['--main', `http://${host}`, '--gateway', `http://${host}`, '--rate', '10000'];
  const who = ['--username', '912345678', '--password', 'Pl4yers-own', '--event-wait', '0'];
  const args = [...hosts, ...who, '--random', '1', '--report', folder, ...flags];
  const { code, out, errors } = await runCommand(...args);
  const reports = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  return { code, printed: out + errors, reports };
}

test('CON-03 the check prints and writes no secret of a header or an address', async () => {
  const secrets = ['k3y-0f-an-api', 'b34rer-t0ken', 'c00kie-value', 'us3r-name', 'p4ss-w0rd', 'Pl4yers-own'];
  const [key, bearer, cookie, user, password] = secrets;
  const host = await serve((request, response) => {
    const echo = { headers: request.headers, url: request.url };
    const basic = String(request.headers.authorization).replace('Basic ', '');
    const words = `${JSON.stringify(echo)} ${Buffer.from(basic, 'base64').toString()}`;
    response.setHeader('x-echo', encodeURIComponent(words));
    if (request.url?.startsWith('/control/parts'))
      response.end(JSON.stringify({ protocol: 'copihue-control', parts: ['sms', 'clock'] }));
    else if (request.url?.startsWith('/control')) {
      response.statusCode = 500;
      response.end(JSON.stringify({ message: words }));
    } else json(response, { ...signedIn, ...echo, [words]: words }, { message: words });
  });
  const keys = ['--header', `x-api-key: ${key}`, '--header', `cookie: theme=dark; sid=${cookie}`];
  const [byHeader, byAddress] = await Promise.all([
    check(host, [...keys, '--header', `authorization: Bearer ${bearer}`, '--only', 'ping,walletBalance']),
    check(`${user}:${password}@${host}`, [
      ...keys,
      ...['--control', `http://${user}:${password}@${host}/control`, '--writes', '--only', 'captchaSms'],
    ]),
  ]);
  const encoded = Buffer.from(`${user}:${password}`).toString('base64');
  for (const { code, printed, reports } of [byHeader, byAddress]) {
    expect(code, printed).toBe(1);
    expect(Object.keys(reports).sort()).toEqual(FILES);
    for (const [name, text] of Object.entries({ ...reports, printed }))
      expect([name, ...[...secrets, encoded].filter((secret) => text.includes(secret))]).toEqual([name]);
  }
});

const STEERING = '\u001b[2J\u001b]0;x\u0007\u009b1m\u202e\n\nThe server keeps the contract';
const methodsWith = (pattern: string) => [
  {
    code: 'm',
    name: 'M',
    min: 1000,
    max: 2000,
    routing: 'r',
    payChannel: 'c',
    accountRule: {
      kind: 'bank-account',
      pattern,
      hint: '',
      fields: [{ name: 'taxId', kind: 'text', pattern }],
    },
  },
];
const byPattern =
  (pattern: string): Answer =>
  (request, response) =>
    json(response, request.url?.endsWith('paymentMethods') ? methodsWith(pattern) : signedIn);
/** What the journey reads, the other parts read alike. */
const JOURNEY = ['--parts', 'journey'];

let count = 0;
const LONG = 'x'.repeat(1_250);
const attacks: readonly [name: string, words: string, answer: Answer, flags?: readonly string[]][] = [
  [
    'a body nested 900,000 deep',
    'far too large',
    (_request, response) => void response.end(`${'['.repeat(900_000)}${']'.repeat(900_000)}`),
  ],
  [
    'thirty bodies of 2 MB, each with other fields',
    'findings',
    (_request, response) => {
      count += 1;
      const fields = Array.from({ length: count > 30 ? 1 : 1_500 }, (_, at) => [`${count}-${at}`, LONG]);
      json(response, { ...signedIn, ...Object.fromEntries(fields) });
    },
  ],
  [
    'an answer that unpacks to 1 GB',
    'more than 2000000 bytes',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(BOMB);
    },
  ],
  ['a pattern that looks ahead', 'cannot be used', byPattern('^(?=.*x)[a-z]+$'), JOURNEY],
  ['a broken pattern', 'cannot be used', byPattern('^([a-z$'), JOURNEY],
  ['a pattern that repeats without end', 'cannot be used', byPattern('^x{100000000,}$'), JOURNEY],
  ['a pattern that takes for ever', 'cannot be used', byPattern('^(0+0+)+$'), JOURNEY],
  [
    'texts that steer a terminal',
    'The server keeps the contract',
    (request, response) =>
      request.url === '/ping'
        ? json(response, { [STEERING]: STEERING }, { message: STEERING })
        : void response.writeHead(200, { 'content-type': 'application/json' }).end(STEERING),
  ],
];
/** A thousand members of 1 MB: one of 1 GB takes seconds to pack. */
const BOMB = Buffer.concat(Array(1_000).fill(gzipSync(Buffer.alloc(1_000_000))));

test.each(attacks)(
  'CON-03 the check writes its reports in spite of %s',
  async (_name, words, answer, flags = []) => {
    const host = await serve(answer);
    const only = ['--only', 'ping,rechargePaymentMethods,rechargeCreateRechargeOrder,withdrawCreate'];
    const { code, printed, reports } = await check(host, ['--writes', '--timeout', '5', ...only, ...flags]);
    expect([1, 2]).toContain(code);
    expect(Object.keys(reports).sort()).toEqual(FILES);
    const texts = [printed, ...Object.values(reports)];
    expect(texts.join(' ')).toContain(words);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
    expect(texts.filter((text) => /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/.test(text))).toEqual([]);
    expect(printed).not.toMatch(/^The server keeps the contract/m);
  },
);

test('CON-03 the check follows no redirect, which would carry secrets to another host', async () => {
  const requested: string[] = [];
  const other = await serve((request, response) => {
    requested.push(String(request.url));
    json(response, signedIn);
  });
  const host = await serve((request, response) => {
    if (request.url === '/control/parts')
      response.end(JSON.stringify({ protocol: 'copihue-control', parts: ['sms', 'clock', 'orders'] }));
    else if (request.url === '/user/login') json(response, signedIn);
    else response.writeHead(307, { location: `http://${other}${request.url}` }).end();
  });
  const flags = ['--control', `http://${host}/control`, '--writes', '--header', 'x-api-key: secret'];
  const { code } = await check(host, [...flags, '--parts', 'journey,socket']);
  expect(code).toBe(1);
  expect(requested).toEqual([]);
});
