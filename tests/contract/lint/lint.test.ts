import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { brokenContract, faults, soundCalls } from './broken-contract.ts';

interface Problem {
  readonly ruleId: string;
  readonly severity: string;
  readonly message: string;
  readonly location: readonly { readonly pointer: string }[];
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const config = join(root, 'openapi/redocly.yaml');

/** In its own process, as a developer would run it. */
function lint(file: string): readonly Problem[] {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const args = [cli, 'lint', file, '--config', config, '--format', 'json', '--max-problems', '1000'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (!run.stdout.trimStart().startsWith('{'))
    throw new Error(`redocly could not lint ${file}:\n${run.stderr}`);
  const report: { problems: Problem[] } = JSON.parse(run.stdout);
  return report.problems;
}

test('CON-01 CON-08 the contract lints clean under the strict ruleset', () => {
  expect(lint(join(root, 'openapi/openapi.yaml'))).toEqual([]);
});

describe('the ruleset on a broken contract', () => {
  let folder = '';
  let problems: readonly Problem[] = [];

  const firedAt = (pointer: string): readonly string[] => {
    const isThere = (at: string) => at === pointer || at.startsWith(`${pointer}/`);
    const there = problems.filter((problem) => problem.location.some((place) => isThere(place.pointer)));
    return [...new Set(there.map((problem) => problem.ruleId))];
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'copihue-lint-'));
    for (const name of ['schemas', 'paths']) mkdirSync(join(folder, name));
    const shared = [
      'responses.yaml',
      'headers.yaml',
      'parameters.yaml',
      'servers.yaml',
      'schemas/common.yaml',
    ];
    for (const file of shared) copyFileSync(join(root, 'openapi', file), join(folder, file));
    for (const [file, content] of Object.entries(brokenContract)) {
      writeFileSync(join(folder, file), JSON.stringify(content));
    }
    problems = lint(join(folder, 'openapi.json'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(soundCalls)('CON-01 nothing fires on the sound call at %s', (pointer) => {
    expect(firedAt(pointer)).toEqual([]);
  });

  test.each(faults)('CON-01 $rule fires alone: $fault', ({ rule, pointer }) => {
    expect(firedAt(pointer)).toEqual([rule]);
  });

  test('CON-01 every finding is an error that says something', () => {
    expect(problems.filter((problem) => problem.severity !== 'error' || problem.message === '')).toEqual([]);
  });

  test('CON-01 every rule of our own is proven by a fault', () => {
    const { rules, preprocessors }: Record<string, object> = parse(readFileSync(config, 'utf8'));
    const own = Object.keys({ ...rules, ...preprocessors }).filter((name) => /^(rule|copihue)\//.test(name));
    const proven = new Set(faults.map(({ rule }) => rule));
    expect(own.filter((name) => !proven.has(name))).toEqual([]);
  });
});
