import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const HOOKS = 'tools/hooks';

/**
 * Lets git run the project's hooks. A developer's own hooks or hook folder stay, and CI and a folder without git get
 * none.
 *
 * @param {string} root the project's folder
 * @param {Record<string, string | undefined>} env
 */
export function switchOnHooks(root, env) {
  if (env.CI || !existsSync(join(root, '.git'))) return;
  /** @param {string[]} args */
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', env });
  if (git('config', 'core.hooksPath').status !== 1) return;
  const folder = resolve(root, git('rev-parse', '--git-path', 'hooks').stdout.trim());
  if (existsSync(folder) && readdirSync(folder).some((name) => !name.endsWith('.sample'))) return;
  git('config', 'core.hooksPath', HOOKS);
}
