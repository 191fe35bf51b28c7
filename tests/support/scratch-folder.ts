import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A new folder, which is gone when the test's process ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copihue-'));
  made.push(folder);
  return folder;
}
