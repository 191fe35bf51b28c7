import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, runIn } from '../support/project-copy.ts';

let copy = '';

beforeAll(() => {
  copy = copyProject();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// That it names nothing when all is well, `npm test` shows by itself.
test('CON-02 the check names every generated file that its source has left behind, and no other', () => {
  const game = join(copy, 'openapi/schemas/game.yaml');
  writeFileSync(game, readFileSync(game, 'utf8').replace('maxLength: 60', 'maxLength: 61'));
  appendFileSync(join(copy, 'src/realtime/generated/socket-events.ts'), '// by hand\n');
  rmSync(join(copy, 'src/routes/tc.tsx'));
  // `npm run generate -- --check` without the installation of packages before it.
  const { status, said } = runIn(copy, 'tools/generate.ts', '--check');
  expect(status).toBe(1);
  for (const place of [
    'src/api/generated/contract.schemas.ts differs',
    'mock-server/generated/contract.zod.ts differs',
    'src/realtime/generated/socket-events.ts differs',
    'src/route-tree.gen.ts differs',
  ])
    expect(said).toContain(place);
  expect(said).not.toContain('locales/i18n-types.ts differs');
  expect(said).toContain('npm run generate');
}, 120_000);
