import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const FEATURES = ['deposit', 'withdraw', 'records', 'bonus', 'promotions', 'cashback', 'lucky-money'];
const ROOMS = [
  'src/money',
  'src/session',
  'src/i18n',
  'src/ui',
  ...FEATURES.map((name) => `src/features/${name}`),
];
const USES = {
  refused: ['Date.now()', 'new Date()', '[1].map(Date.now)'],
  fine: ['new Date(0)', 'Date.UTC(1)'],
};

test('APP-18 the lint refuses the phone’s clock where money and time are spoken of, however it is read', () => {
  const root = mkdtempSync(join(tmpdir(), 'phone-clock-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of ['.biome.json', 'tools/lint']) cpSync(part, join(root, part), { recursive: true });
  for (const room of ROOMS) {
    mkdirSync(join(root, room), { recursive: true });
    for (const [name, statements] of Object.entries(USES))
      statements.forEach((statement, place) => {
        writeFileSync(join(root, room, `${name}-${place}.ts`), `export const at = ${statement};\n`);
      });
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: root, encoding: 'utf8' });
  const said = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  const refused = said.diagnostics
    .filter(({ category }) => category === 'plugin')
    .map(({ location }) => location.path);
  const wanted = ROOMS.flatMap((room) => USES.refused.map((_, place) => `${room}/refused-${place}.ts`));
  expect([...new Set(refused)].sort()).toEqual(wanted.sort());
});
