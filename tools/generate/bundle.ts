import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Contract } from './contract.ts';

/**
 * The contract as one document.
 * @throws when a file is missing or a reference leads nowhere; the bundler's message names the place
 */
export function bundleContract(file: string): Contract {
  const redocly = resolve(import.meta.dirname, '../../node_modules/.bin/redocly');
  const folder = mkdtempSync(join(tmpdir(), 'copihue-contract-'));
  const target = join(folder, 'openapi.json');
  try {
    execFileSync(redocly, ['bundle', file, '-o', target, '--config', 'openapi/redocly.yaml'], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    const contract: Contract = JSON.parse(readFileSync(target, 'utf8'));
    for (const [code, { when, status = 200, ...entry }] of Object.entries(contract['x-refusals']))
      contract['x-refusals'][code] = { when, status, ...entry };
    return contract;
  } catch (error) {
    // The error itself would say it three times.
    throw new Error((error as { stderr?: string }).stderr);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
