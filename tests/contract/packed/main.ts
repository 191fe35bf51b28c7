/**
 * Installs the packed packages with npm into empty folders, under one version of Node after another, and uses them there
 * (CON-11). Needs a registry; `npm test` does the same without one under Node 24.
 *
 *   npm run check -- packed                  # under Node 20, 22 and 24
 *   npm run check -- packed --node 22
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { packPackages } from '../../../tools/pack/pack-packages.ts';
import { readOptions } from '../../../tools/shared/options.ts';
import { compare, contract, type Place, runConsumer, startMock } from './use-packages.ts';

const MEGABYTE = 1024 * 1024;
const AT_MOST = 90;
const PLAYER = ['--username', '912345678', '--password', 'Copihue2026'];

function install(folder: string, node: string, packages: readonly string[]): void {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Start it with npm run check -- packed.');
  // npm runs the install script of `node` only with this permission.
  const project = { private: true, type: 'module', allowScripts: { node: true } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  // A package that does not name this version of Node is an error.
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', '--engine-strict'];
  execFileSync(node, [npm, 'install', ...packages, ...options], { cwd: folder, stdio: 'inherit' });
}

function nodeOf(version: string): string {
  const folder = resolve(`.cache/node-${version}`);
  const program = join(folder, 'node_modules/node/bin/node');
  if (!existsSync(program)) install(folder, process.execPath, [`node@${version}`]);
  return program;
}

function megabytesIn(folder: string): number {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return bytes / MEGABYTE;
}

async function tryAll(place: Place): Promise<string> {
  const mock = await startMock(place);
  const hosts = ['--main', mock.main, '--gateway', mock.gateway, '--control', `${mock.main}/__mock`];
  const { code, output } = await contract(place, 'check', ...hosts, ...PLAYER, '--allow-unseen');
  await mock.stop();
  assert.equal(code, 0, output);
  const { same, less } = await compare(place);
  assert.deepEqual([same.code, less.code], [0, 1]);
  const { pages, server } = await runConsumer(place);
  assert.deepEqual([...new Set(Object.values(pages))], [200]);
  assert.ok(server);
  return 'check, diff and server';
}

const { values } = readOptions('Use --node 20,22,24.', {
  options: { node: { type: 'string', default: '20,22,24' } },
});
const work = mkdtempSync(join(tmpdir(), 'copihue-installed-'));
try {
  const packed = (await packPackages(join(work, 'packed'))).map((file) => resolve(file));
  for (const version of values.node.split(',')) {
    const place = { folder: join(work, version), node: nodeOf(version) };
    install(place.folder, place.node, packed);
    const size = megabytesIn(join(place.folder, 'node_modules'));
    assert.ok(size <= AT_MOST, `${size} MB are installed, more than ${AT_MOST}.`);
    console.log(`Node ${version}: ${size.toFixed(0)} MB installed; ${await tryAll(place)}.`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
