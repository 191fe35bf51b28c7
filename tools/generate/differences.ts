import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function filesUnder(place: string): string[] {
  if (!existsSync(place)) return [];
  return statSync(place).isFile() ? [''] : globSync('**/*.*', { cwd: place }).sort();
}

export function differences(committed: string, fresh: string): string[] {
  const before = new Set(filesUnder(committed));
  const after = new Set(filesUnder(fresh));
  const found: string[] = [];
  for (const file of new Set([...before, ...after])) {
    const name = join(committed, file);
    if (!after.has(file)) found.push(`${name} is no longer generated`);
    else if (!before.has(file)) found.push(`${name} is missing`);
    else if (readFileSync(name, 'utf8') !== readFileSync(join(fresh, file), 'utf8'))
      found.push(`${name} differs`);
  }
  return found;
}
