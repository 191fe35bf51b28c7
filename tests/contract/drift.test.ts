import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let copy = '';

/** `npm run generate -- --check` in the copy, but for the installation that npm would do first. */
function check(): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/node'),
    ['tools/generate.ts', '--check'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'copihue-drift-'));
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const parts =
    /^(openapi|locales|tools\/generate|(src|mock-server|tests)\/.*generated\/|src\/routes|src\/api\/call)/;
  for (const file of tracked
    .split('\n')
    .filter((name) => parts.test(name) || /^[^/]+\.(ts|json)$/.test(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  for (const file of [
    '.typesafe-i18n.json',
    'src/tsr.config.json',
    'src/route-tree.gen.ts',
    'tests/generated',
  ])
    cpSync(file, join(copy, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('CON-02 the check passes, and names every generated file that its source has left behind', () => {
  expect(check()).toMatchObject({ status: 0 });

  const game = join(copy, 'openapi/schemas/game.yaml');
  writeFileSync(game, readFileSync(game, 'utf8').replace('maxLength: 60', 'maxLength: 61'));
  appendFileSync(join(copy, 'src/realtime/generated/socket-events.ts'), '// by hand\n');
  rmSync(join(copy, 'src/routes/tc.tsx'));
  const { status, said } = check();
  expect(status).toBe(1);
  for (const place of [
    'src/api/generated/contract.schemas.ts differs',
    'mock-server/generated/contract.zod.ts differs',
    'src/realtime/generated/socket-events.ts differs',
    'src/route-tree.gen.ts differs',
  ])
    expect(said).toContain(place);
  expect(said).toContain('npm run generate');
}, 120_000);
