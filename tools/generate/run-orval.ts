import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'orval';
import { orvalProjects } from '../../orval.config.ts';
import type { Contract } from './contract.ts';

function filesOf(folder: string): { folder: string; name: string; path: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({
      folder: entry.parentPath,
      name: entry.name,
      path: join(entry.parentPath, entry.name),
    }));
}

/** Runs the orval projects one after another (the zod files join the mock's folder) and keeps what is used. */
export async function runOrval(contract: Contract, root: string): Promise<void> {
  for (const project of Object.values(orvalProjects(contract, root))) {
    await generate(project, process.cwd());
  }
  const mock = join(root, 'mock-server/generated');
  for (const { folder, name, path } of filesOf(mock)) {
    // The mock answers calls, it never makes them: drop the request functions that orval writes beside the handlers.
    if (!folder.endsWith('model') && !/\.(msw|zod)\.ts$/.test(name)) rmSync(path);
    // Node imports no folders.
    else
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replaceAll("from '../model';", "from '../model/index.ts';"),
      );
  }
}
