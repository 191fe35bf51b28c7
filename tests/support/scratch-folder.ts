import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder, which is gone when the test's process ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copihue-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
