import { expect, test } from 'vitest';
import { ownLines, terminalEnv } from './command.ts';

test('SHP-05 a try starts as from a terminal: without what npm and this project put into the environment', () => {
  const env = {
    PATH: '/copihue/node_modules/.bin:/home/ana/node_modules/.bin:/usr/bin:/bin',
    HOME: '/home/ana',
    NODE_EXTRA_CA_CERTS: '/ca.pem',
    NODE_OPTIONS: '--inspect',
    npm_config_cache: '/x',
    npm_lifecycle_event: 'try:setup',
    INIT_CWD: '/copihue',
    PORT: '80',
    MOCK_PORT: '81',
  };
  expect(terminalEnv(env)).toEqual({
    PATH: '/usr/bin:/bin',
    HOME: '/home/ana',
    NODE_EXTRA_CA_CERTS: '/ca.pem',
  });
});

test('SHP-05 what npm says of itself is none of the lines a command says', () => {
  const output = [
    'npm warn Unknown user config',
    '',
    '> copihue@0.1.0 prestart',
    '> node tools/setup.mjs',
    'Installing packages (none are installed yet). The first time takes about a minute.',
    'Copihue cannot be built in /C#.',
    'npm error code 1',
  ];
  expect(ownLines(output.join('\n'))).toEqual(['Copihue cannot be built in /C#.']);
});
