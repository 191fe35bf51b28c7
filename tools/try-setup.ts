/**
 * Tries the two commands as a newcomer: in folders of twelve names, on Node 20, 22 and 24, without git, with a read-only
 * home, offline, both at once, and in two checkouts at once (SHP-05); and each script with an unknown option. Needs the
 * registry and about twenty minutes. Prints a table, and exits with 1 when a try neither works nor prints the reason.
 *
 * npm run check -- newcomer: everything, `npm test` with its quick steps
 * npm run check -- newcomer --only folders,nodes: some of the parts
 * npm run check -- newcomer --steps unit,e2e: these steps of `npm test`
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { folderProblem } from './setup/folder.mjs';
import { readOptions } from './shared/options.ts';
import { PlainProblem, runCommand } from './shared/ports.ts';
import { copyCheckout, linkPackages, pathWithoutGit } from './try-setup/checkout.ts';
import { endAll, type Outcome, terminalEnv, tryStart, tryTest, tryWrongOption } from './try-setup/command.ts';

const FOLDERS = [
  'with space',
  "o'brien",
  'C#',
  'a?b',
  'a*b',
  'a:b',
  'a%20b',
  'ñandú-中',
  'a&b;c',
  '$HOME `x`',
  '(x) [y] {z,w}',
  '100% "q" !^~|@=',
];
const NODES = { 20: 10, 22: 10, 24: 11 };
/**
 * These steps are enough when only a name or a program differs: they need a browser and a build, and have folders in
 * their arguments.
 */
const QUICKEST = 'contract,size';
const PARTS = ['nodes', 'folders', 'git', 'home', 'offline', 'together', 'checkouts', 'options'];
/** Nothing listens at this address, so all packages must come from the cache. */
const OFFLINE = {
  npm_config_registry: 'http://127.0.0.1:9',
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
};

function options() {
  const { values } = readOptions(`Use --only ${PARTS.join(',')} or --steps STEP,STEP.`, {
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      steps: { type: 'string', default: 'lint,contract,rooms,unused,types,locales,drift,size' },
    },
  });
  const parts = values.only.split(',');
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown) throw new PlainProblem(`Unknown part "${unknown}". Use --only with ${PARTS.join(', ')}.`);
  return { parts, steps: values.steps };
}

await runCommand(async () => {
  const { parts, steps } = options();
  const env = terminalEnv();
  const scratch = mkdtempSync(join(tmpdir(), 'copihue-setup-'));
  process.once('exit', () => {
    endAll();
    rmSync(scratch, { recursive: true, force: true });
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => process.exit(130));
  const at = (name: string) => copyCheckout(process.cwd(), join(scratch, name));
  let failures = 0;
  const report = (what: string, command: string, expected: Outcome['result'], outcome: Outcome) => {
    const isExpected = outcome.result === expected;
    if (!isExpected) failures += 1;
    const said = outcome.result === 'works' ? '' : outcome.said.slice(0, isExpected ? 120 : 2_000);
    console.log(`| ${what} | ${command} | ${outcome.result} | ${outcome.seconds} s | ${said} |`);
  };
  const both = async (
    what: string,
    folder: string,
    { own = env, only = steps, expected = 'works' as Outcome['result'] } = {},
  ) => {
    report(what, 'npm start', expected, await tryStart(folder, own));
    report(what, 'npm test', expected, await tryTest(folder, own, only));
  };

  console.log('| try | command | result | after | says |\n|---|---|---|---|---|');
  const plain = at('plain');
  report('a fresh checkout', 'npm start', 'works', await tryStart(plain, env));

  const tries: Record<string, () => Promise<void>> = {
    async nodes() {
      for (const [node, npm] of Object.entries(NODES)) {
        const prefix = join(scratch, `node-${node}`);
        const packages = [`node@${node}`, `npm@${npm}`];
        execFileSync('npm', ['install', '--silent', '--prefix', prefix, ...packages], {
          env,
          cwd: scratch,
        });
        const PATH = [join(prefix, 'node_modules/.bin'), env.PATH].join(delimiter);
        await both(`Node ${node}, npm ${npm}`, at(`on ${node}`), { own: { ...env, PATH } });
      }
    },
    async folders() {
      for (const name of FOLDERS) {
        const folder = at(join('names', name));
        linkPackages(plain, folder);
        await both(`folder ${name}`, folder, {
          only: QUICKEST,
          expected: folderProblem(folder) ? 'says why' : 'works',
        });
        rmSync(folder, { recursive: true });
      }
      await both(
        'all these at once, installed',
        at(FOLDERS.filter((name) => !folderProblem(name)).join(' ')),
      );
    },
    async git() {
      const PATH = pathWithoutGit(env.PATH ?? '', join(scratch, 'programs'));
      await both('no git', at('no git'), { own: { ...env, PATH }, only: QUICKEST });
    },
    async home() {
      await both('a home that cannot be written', at('home'), { own: { ...env, HOME: '/dev/null/home' } });
    },
    async offline() {
      await both('offline, the second time', plain, { own: { ...env, ...OFFLINE } });
      const cache = { npm_config_cache: join(scratch, 'empty cache') };
      await both('offline, the first time', at('offline'), {
        own: { ...env, ...OFFLINE, ...cache },
        expected: 'says why',
      });
    },
    async together() {
      const folder = at('together');
      const started = [tryStart(folder, env), tryTest(folder, env, steps)] as const;
      report('both at once', 'npm start', 'works', await started[0]);
      report('both at once', 'npm test', 'works', await started[1]);
    },
    async checkouts() {
      const other = at('other');
      linkPackages(plain, other);
      const started = [plain, other].map((folder) => tryStart(folder, env));
      for (const outcome of await Promise.all(started))
        report('two checkouts', 'npm start', 'works', outcome);
      const taken = createServer().listen(0);
      await once(taken, 'listening');
      const PORT = String((taken.address() as AddressInfo).port);
      report('a port that is taken', 'npm start', 'says why', await tryStart(plain, env, { PORT }));
      taken.close();
      const tested = [plain, other].map((folder) => tryTest(folder, env, steps));
      for (const outcome of await Promise.all(tested)) report('two checkouts', 'npm test', 'works', outcome);
    },
    async options() {
      const { scripts }: { scripts: Record<string, string> } = JSON.parse(
        readFileSync('package.json', 'utf8'),
      );
      // The others are programs of somebody else, or run before one of these.
      const own = Object.keys(scripts).filter(
        (name) => /^(?!pre|.*:)/.test(name) && scripts[name]?.startsWith('node '),
      );
      for (const name of own)
        report('an unknown option', `npm run ${name}`, 'says why', await tryWrongOption(plain, env, name));
    },
  };
  for (const part of parts) await tries[part]?.();
  console.log(failures === 0 ? '\nEvery try works or says why.' : `\n${failures} tries do neither.`);
  return failures === 0 ? 0 : 1;
});
