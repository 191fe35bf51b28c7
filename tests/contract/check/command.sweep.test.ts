import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Misuse } from '@copihue/contract/check-options';
import { afterAll, expect, test } from 'vitest';
import { readCommand, USAGE } from '../../../openapi/check/command-line.ts';
import { diffCommand } from '../../../openapi/diff/command.ts';
import { folderOfTest } from '../../support/on-disk.ts';
import { openMockTarget } from './mock-target.ts';
import { runCommand as run, serve } from './run-command.ts';

const folder = folderOfTest();
const target = await openMockTarget();
const page = await serve((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Shop</title>');
});
const broken = await serve((_request, response) => {
  response.writeHead(503, { 'content-type': 'application/json' });
  response.end('{"success":false,"message":"Vuelve pronto.","data":null}');
});
const fallback = await serve(({ url }, response) => {
  response.writeHead(307, { location: `${target.main}${url}`, 'content-type': 'application/json' }).end();
});
afterAll(async () => {
  for (const server of [page, broken, fallback]) server.close();
  await target.close();
});

const player = ['--username', '912345678', '--password', 'Copihue2026'];
const hosts = () => ['--main', target.main, '--gateway', target.gateway, '--rate', '1000'];

test('CON-03 a check without findings ends with 0, prints its seed and writes its reports', async () => {
  const flags = ['--only', 'rechargeUsc,/v1/pb/config', '--seed', '77', '--report', folder()];
  const { code, out } = await run(...hosts(), ...player, ...flags);
  expect(out).toContain('seed 77');
  expect(out).toContain('The server keeps the contract');
  expect(code).toBe(0);
  expect(readdirSync(folder()).sort()).toEqual(['junit.xml', 'report.sarif', 'report.txt']);
  expect(readFileSync(folder('report.txt'), 'utf8')).toContain('The server keeps the contract');
  expect(readFileSync(folder('junit.xml'), 'utf8')).toContain('failures="0"');
});

test('CON-03 the check without --writes sends nothing that moves money, sends an SMS or changes a password', async () => {
  const only = ['--only', 'withdrawCreate,captchaSms,userChangePwd', '--allow-unseen'];
  const { code, out } = await run(...hosts(), ...player, ...only);
  expect(code).toBe(0);
  expect(out).toContain('needs --writes (3 calls): /captcha/sms, /user/changePwd, /withdraw/create');
  const sms = await fetch(`${target.main}/__mock/sms`);
  expect(await sms.json()).toEqual([]);
});

test('CON-03 a check with findings ends with 1 and shows request, answer, rule and line of the contract, each cause once', async () => {
  const flags = ['--main', target.main, '--gateway', broken.url, '--parts', 'journey', '--allow-unseen'];
  const only = ['--only', 'pigLoad,pbList,pigMarquee', '--rate', '1000'];
  const { code, out } = await run(...flags, ...player, ...only);
  expect(code).toBe(1);
  expect(out).toMatch(/1\. \/v1\/p\w+\/\w+ {2}status is 503/);
  expect(out).toMatch(/rule accepts-valid-input, contract openapi\/paths\/[a-z-]+\.yaml:\d+/);
  expect(out).toContain(`POST ${broken.url}/v1/p`);
  expect(out).toContain('503  {"success":false');
  expect(out.match(/status is 503/g)).toHaveLength(1);
  expect(out).toMatch(/the same at \/v1\/p\w+\/\w+ status, /);
  expect(out).toMatch(/1 cause of \d+ findings/);
});

test('CON-03 a check without a terminal prints its progress, and Ctrl-C ends it with a partial report', async () => {
  const flags = [...hosts().slice(0, 4), ...player, '--rate', '5'];
  const child = spawn(process.execPath, ['openapi/check/main.ts', ...flags]);
  let out = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
    child.kill('SIGINT');
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(errors).toMatch(/^\.\.\. journey \//m);
  expect(out).toContain('The run was stopped: what comes later was not checked.');
  expect(out).toMatch(/seed 1, \d+ requests/);
  expect(code).toBe(130);
});

const at = (main: string, gateway: string) => ['--main', main, '--gateway', gateway, ...player];

test.each<[string, () => string[], string]>([
  [
    'a host that does not answer',
    () => at('http://127.0.0.1:9', target.gateway),
    'No answer from http://127.0.0.1:9',
  ],
  [
    'a host that redirects',
    () => at(fallback.url, target.gateway),
    `answers 307, a redirect to ${target.main}/user/login`,
  ],
  ['a host with HTML', () => at(page.url, target.gateway), 'answers with HTML instead of JSON'],
  ['a gateway with HTML', () => at(target.main, page.url), '--gateway must name the API host'],
  [
    'a wrong password',
    () => [...hosts(), '--username', '912345678', '--password', 'Wrong-2026'],
    'Login as 912[3 hidden]678 was refused',
  ],
  [
    'a username that is no number',
    () => [...hosts(), '--username', '912', '--password', 'x'],
    'Check --username',
  ],
  [
    'a file for its reports',
    () => [...hosts(), ...player, '--report', 'package.json'],
    '--report package.json is no folder',
  ],
  ['no contract', () => [...hosts(), ...player, '--contract', 'nowhere.yaml'], 'nowhere.yaml'],
  ['an unknown call', () => [...hosts(), ...player, '--only', 'walletBallance'], 'no call "walletBallance"'],
])('CON-03 a check with %s ends with 2 and one clear line', async (_name, flags, words) => {
  const { code, out, errors } = await run(...flags());
  expect(errors).toContain(words);
  const lines = errors.trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('... '))).toHaveLength(1);
  expect(out).toBe('');
  expect(code).toBe(2);
});

test('CON-03 the check ends with 2 and its usage after a wrong flag, and with 0 after --help', async () => {
  const [wrong, help] = await Promise.all([run('--mian', 'x'), run('--help')]);
  expect(wrong).toMatchObject({ code: 2, errors: expect.stringMatching(/Did you mean --main\?\nUsage: /) });
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('--control URL') });
});

test.each([
  ['a missing main host', '', '--main is missing'],
  ['a host that is not a URL', '--main api.example', '--main must be a URL'],
  ['missing credentials', '--main http://a --gateway http://a', '--username and --password are missing'],
  ['half of the credentials', '--main http://a --gateway http://a --username 1', 'go together'],
  ['a rate of nothing', 'ALL --rate 0', '--rate must be a number'],
  ['a seed of words', 'ALL --seed abc', '--seed must be a number'],
  ['an unknown part', 'ALL --parts all', '--parts knows journey'],
  ['a header without a value', 'ALL --header x', '--header must be NAME:VALUE'],
])('CON-03 the command line of the check refuses %s and names the flag', (_name, typed, words) => {
  const all = `--main http://a --gateway http://a ${player.join(' ')}`;
  const args = typed.replace('ALL', all).split(' ').filter(Boolean);
  expect(() => readCommand(args, {})).toThrow(Misuse);
  expect(() => readCommand(args, {})).toThrow(words);
});

test('CON-03 the command line of the check takes credentials and hosts from the environment', () => {
  const env = {
    CONTRACT_MAIN: 'https://api.example/',
    CONTRACT_GATEWAY: 'https://gateway.example',
    CONTRACT_USERNAME: '912345678',
    CONTRACT_PASSWORD: 'Copihue2026',
  };
  const { options } = readCommand(['--header', 'X-Key: a:b'], env);
  expect(options).toMatchObject({
    main: 'https://api.example',
    socket: 'https://api.example',
    player: { username: '912345678', password: 'Copihue2026' },
    headers: { 'x-key': 'a:b' },
    writes: false,
  });
});

test('CON-03 the command line of the check takes options from a file, and typed options win', () => {
  const file = folder('check.json');
  const write = (text: string) => writeFileSync(file, text);
  write(
    '{"main":"http://a","gateway":"http://a","control":"http://c","header":["a:1","b:2"],"writes":true,"seed":7}',
  );
  expect(readCommand(['--config', file, '--main', 'http://b'], {}).options).toMatchObject({
    main: 'http://b',
    gateway: 'http://a',
    headers: { a: '1', b: '2' },
    writes: true,
    seed: 7,
  });
  for (const [text, words] of [
    ['{', 'cannot be read'],
    ['[]', 'must be a JSON object'],
    ['{"loud":1}', "Unknown option '--loud"],
  ] as const) {
    write(text);
    expect(() => readCommand(['--config', file], {})).toThrow(words);
  }
});

test('CON-03 the examples of the guide are commands that work', () => {
  const guide = readFileSync('openapi/GUIDE.md', 'utf8');
  const commands = guide
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => /^ {4}.*npm run contract -- +(--.*)$/.exec(line)?.[1] ?? []);
  expect(commands.length).toBeGreaterThanOrEqual(4);
  const env = { CONTRACT_USERNAME: '912345678', CONTRACT_PASSWORD: 'Copihue2026' };
  for (const command of commands) {
    const flags = command
      .trim()
      .replaceAll(/"\$\w+"/g, 'http://127.0.0.1:4010')
      .split(/\s+/);
    expect(readCommand(flags, env).options?.main).toMatch(/^https?:/);
  }
  const named = new Set(guide.match(/--[a-z]+(-[a-z]+)*/g) ?? []);
  expect([...named].filter((flag) => !`${USAGE}${diffCommand(['--help']).text}`.includes(flag))).toEqual([]);
});
