import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

// A limit that the app repeats must equal the contract's, which contract-limits.test.ts proves at the server. Every
// limit of the app must be in this table.

interface Schema {
  minLength?: number;
  maxLength?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
}

const { components }: { components: { schemas: Record<string, Schema> } } = JSON.parse(
  readFileSync('openapi/dist/openapi.json', 'utf8'),
);
const chat: { components: { schemas: Record<string, Schema> } } = JSON.parse(
  readFileSync('openapi/dist/asyncapi.json', 'utf8'),
);

const of = (name: string, limit: keyof Omit<Schema, 'properties'>, document = components) =>
  document.schemas[name]?.[limit];

/** Place of the limit in the app, and the contract's value. */
const OF_THE_CONTRACT: Readonly<Record<string, number | undefined>> = {
  'src/ui/account-input.tsx maxLength (name)':
    components.schemas.WithdrawToAccount?.properties?.holder?.maxLength,
  'src/ui/account-input.tsx maxLength': of('PayAccount', 'maxLength'),
  'src/features/lobby/all-games/list-filter.ts MAX_PROVIDER_LENGTH':
    components.schemas.Game?.properties?.provider?.maxLength,
  'src/features/lobby/banners/banner-command.ts MAX_ID_LENGTH': of('Id', 'maxLength'),
  'src/ui/code-field.tsx CODE_LENGTH': of('VerificationCode', 'maxLength'),
  'src/features/auth/register/register-form.tsx AGENT_CODE_LENGTH': of('AgentCode', 'maxLength'),
  'src/features/auth/account-rules.ts USERNAME_MIN_DIGITS': of('Username', 'minLength'),
  'src/features/auth/account-rules.ts USERNAME_MAX_DIGITS': of('Username', 'maxLength'),
  'src/features/auth/account-rules.ts NEW_PASSWORD_MIN': of('NewPassword', 'minLength'),
  'src/features/chat/chat-widget.tsx LONGEST': of('ChatText', 'maxLength', chat.components),
  'src/features/lucky-money/create/packet-rule.ts GREETING_LONGEST': of('LuckyGreeting', 'maxLength'),
  'src/session/play-limits/deposit-rule.ts ORDERS_AT_MOST': of('PageSize', 'maximum'),
  'src/session/ads-report.ts MAX_CID': of('CampaignId', 'maxLength'),
  'src/session/ads-report.ts MAX_CHANNEL': of('AdChannel', 'maxLength'),
  'src/features/lobby/search/recent-searches.ts MAX_LENGTH': of('GameName', 'maxLength'),
  'src/features/lobby/search/search-screen.tsx maxLength': of('GameName', 'maxLength'),
  'src/routes/searchgame.tsx MAX_QUERY_LENGTH': of('GameName', 'maxLength'),
  'src/features/game-view/frame-inbox.ts LONGEST_NAME': of('GameName', 'maxLength'),
};

/** Limits that no server knows: how much the app shows or keeps. */
const OF_THE_APP = [
  'src/app/boot/heal.ts MAX_RELOADS',
  'src/features/lobby/search/recent-searches.ts MAX_SEARCHES',
  'src/features/lobby/search/game-index.ts MAX_SIMILAR',
  'src/features/lobby/search/game-index.ts SHORTEST',
  'src/features/lobby/home/front-tooth.tsx MAX_TILES',
  'src/features/chat/chat-thread.ts KEPT_AT_MOST',
  'src/features/withdraw/saved-payees.ts REMOVED_AT_MOST',
  'src/features/deposit/outcome/outcome-runner.ts EXPECTED_AT_MOST',
  'src/session/arrival.ts MAX_LENGTH',
];

/** Counts and lengths only; no times or pixels. */
const NAMED =
  /const (\w*(?:MAX|MIN|LONGEST|SHORTEST|AT_MOST|AT_LEAST|LENGTH|DIGITS)(?![A-Z])\w*) = ([\d_]+);/g;
const WRITTEN = /(?:max|min)Length=\{(?:kind === '(\w+)' \? (\d+) : )?(\d+)\}/g;

const isMeasure = (name: string) => /_(?:MS|PX)$|^MINUTE/.test(name);

function limitsIn(file: string, code: string): [string, number][] {
  const named = [...code.matchAll(NAMED)].filter(([, name = '']) => !isMeasure(name));
  const written = [...code.matchAll(WRITTEN)].flatMap(([, kind, size, usual]): [string, number][] => [
    ...(kind === undefined ? [] : [[`${file} maxLength (${kind})`, Number(size)] as [string, number]]),
    [`${file} maxLength`, Number(usual)],
  ]);
  return [
    ...named.map(([, name, size = '']): [string, number] => [
      `${file} ${name}`,
      Number(size.replaceAll('_', '')),
    ]),
    ...written,
  ];
}

const files = projectFiles().filter((file) => /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.'));
const stated = files.flatMap((file) => limitsIn(file, readFileSync(file, 'utf8')));

test('CON-01 each limit that the app states is that of the contract, and has its row', () => {
  const own = stated.filter(([name]) => !OF_THE_APP.includes(name));
  expect(Object.fromEntries(own)).toEqual(OF_THE_CONTRACT);
  expect(stated.length).toBe(Object.keys(OF_THE_CONTRACT).length + OF_THE_APP.length);
});

test('CON-01 a limit by name or in its place is seen, a time is not', () => {
  const code = 'const LONGEST = 1_000;\nconst LONGEST_MS = 5;\n<input maxLength={12} />';
  expect(limitsIn('a.tsx', code)).toEqual([
    ['a.tsx LONGEST', 1_000],
    ['a.tsx maxLength', 12],
  ]);
});
