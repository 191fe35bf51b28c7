/**
 * `npm run check -- edge`: the build behind nginx and Caddy (SHP-02), with the configurations of docs/deploy. Installs
 * missing servers. Playwright gets the other arguments.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { installDebianPackages } from './setup/browser.mjs';
import { runNode } from './shared/child.ts';
import { PlainProblem, runCommand } from './shared/ports.ts';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl'];
const COMMANDS = ['nginx', 'caddy', 'openssl'];

const missing = () => [
  ...COMMANDS.filter((name) => spawnSync(name, ['-h'], { stdio: 'ignore' }).error),
  // An installed nginx may lack this module.
  ...(hasBrotli() ? [] : ["nginx's brotli_static"]),
];

function hasBrotli(): boolean {
  const modules = '/etc/nginx/modules-enabled';
  // Outside Debian the module may be built in.
  return !existsSync(modules) || readdirSync(modules).some((name) => name.includes('brotli-static'));
}

await runCommand(async () => {
  if (missing().length > 0) {
    console.log('Installing web servers for the tests. This happens once.');
    installDebianPackages('--no-install-recommends', ...PACKAGES);
  }
  const names = missing();
  if (names.length > 0) {
    throw new PlainProblem(
      `${names.join(' and ')} could not be installed. Install ${names.length > 1 ? 'them' : 'it'} (on Debian: apt-get install ${PACKAGES.join(' ')}), then run the command again.`,
    );
  }
  const playwright = ['node_modules/playwright/cli.js', 'test', '--config=tests/edge/playwright.config.ts'];
  return runNode([...playwright, ...process.argv.slice(2)]);
});
