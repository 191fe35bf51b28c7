import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** @returns the files that a rule of this project refuses */
function refusedOf(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of ['.biome.json', 'tools/lint']) cpSync(part, join(root, part), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: root, encoding: 'utf8' });
  const said = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  const refused = said.diagnostics
    .filter(({ category }) => category === 'plugin')
    .map(({ location }) => location.path);
  return [...new Set(refused)].sort();
}

const FEATURES = ['deposit', 'withdraw', 'records', 'bonus', 'promotions', 'cashback', 'lucky-money'];
const ROOMS = [
  'src/money',
  'src/session',
  'src/i18n',
  'src/ui',
  ...FEATURES.map((name) => `src/features/${name}`),
];

test('APP-18 the lint refuses the phone’s clock where money and time are spoken of, however it is read', () => {
  const refused = ['Date.now()', 'new Date()', '[1].map(Date.now)'];
  const fine = ['new Date(0)', 'Date.UTC(1)'];
  const files = ROOMS.flatMap((room) => [
    ...refused.map((text, place) => [`${room}/refused-${place}.ts`, `export const at = ${text};\n`]),
    ...fine.map((text, place) => [`${room}/fine-${place}.ts`, `export const at = ${text};\n`]),
  ]);
  const wanted = ROOMS.flatMap((room) => refused.map((_, place) => `${room}/refused-${place}.ts`));
  expect(refusedOf(Object.fromEntries(files))).toEqual(wanted.sort());
});

test('APP-07 the lint refuses storage in every room but that of the one adapter, however it is reached', () => {
  const uses = ['localStorage', 'sessionStorage', 'indexedDB'].flatMap((kind) => [
    `export const kept = ${kind};\n`,
    `export const kept = () => window.${kind};\n`,
    `export const { ${kind} } = window;\n`,
    `export const kept = (tab: Window) => tab.${kind};\n`,
  ]);
  const rooms = [...ROOMS, 'src/lib', 'src/api', 'src/app/release', 'src/features/lobby', 'src/realtime'];
  const files = rooms.flatMap((room) =>
    uses.map((text, place) => [`${room}/use-${place}.ts`, text] as const),
  );
  const excepted = [
    'src/app/boot/use.ts',
    'src/lib/device-storage.ts',
    'tests/use.ts',
    'src/lib/use.test.ts',
  ];
  const refused = refusedOf({
    ...Object.fromEntries(files),
    ...Object.fromEntries(excepted.map((file) => [file, uses[0] ?? ''])),
  });
  expect(refused).toEqual(files.map(([file]) => file).sort());
});

test('NET-13 the lint refuses a place that asks by hand whether a read has failed or still loads', () => {
  const members = ['isError', 'isLoadingError', 'isRefetchError', 'isPending', 'isLoading'];
  const uses = [
    ...members.flatMap((member) => [
      `export const at = (read) => read.${member};\n`,
      `export const at = (read) => read?.${member};\n`,
      `export const at = ({ ${member} }) => ${member};\n`,
      `export const at = ({ data, ${member}: state = false }) => [data, state];\n`,
    ]),
    'export const at = ({ refetch }) => <RetryLine onRetry={refetch} />;\n',
    'export const at = (read) => <Failure onRetry={() => void read.refetch()} />;\n',
  ];
  const fine = [
    'export const at = (read) => readAs(read, read.data);\n',
    'export const at = (retry) => <RetryLine onRetry={retry} />;\n',
    'export const at = (read) => <List onRefresh={() => void read.refetch()} />;\n',
    'export const at = { isError: false };\n',
    '// biome-ignore lint/plugin: a call under way.\nexport const at = (call) => call.isPending;\n',
  ];
  const rooms = ['src/app/menu', 'src/features/lobby/home', 'src/features/records', 'src/session', 'src/ui'];
  const planted = (name: string, texts: readonly string[]) =>
    rooms.flatMap((room) => texts.map((text, place) => [`${room}/${name}-${place}.tsx`, text] as const));
  const refused = planted('refused', uses);
  const files = Object.fromEntries([
    ...refused,
    ...planted('fine', fine),
    ['src/lib/read.ts', uses[0] ?? ''],
  ]);
  expect(refusedOf(files)).toEqual(refused.map(([file]) => file).sort());
});

test('SES-01 the lint refuses a sheet that a screen opens by a state of its own', () => {
  const uses = {
    'src/features/lobby/refused.tsx': 'export const at = (isOn) => <Dialog isOpen={isOn} />;\n',
    'src/app/shell/refused.tsx': 'export const at = <SideSheet onClose={close} isOpen />;\n',
    'src/features/lobby/fine.tsx': 'export const at = (control) => <Dialog {...control} />;\n',
    'src/ui/fine.tsx': 'export const at = (isOpen) => <Modal isOpen={isOpen} />;\n',
  };
  const refused = ['src/app/shell/refused.tsx', 'src/features/lobby/refused.tsx'];
  expect(refusedOf(uses)).toEqual(refused);
});
