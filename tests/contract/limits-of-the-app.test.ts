import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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

/** @param path a schema, or a field of it */
function of(path: string, limit: keyof Omit<Schema, 'properties'>, { schemas } = components) {
  const [name = '', field] = path.split('.');
  return (field ? schemas[name]?.properties?.[field] : schemas[name])?.[limit];
}

/** A limit that the app repeats: its file, the words before it, and the contract's value. */
const REPEATED: readonly (readonly [file: string, words: string, due: number | undefined])[] = [
  ['src/ui/account-input.tsx', "maxLength={kind === 'name' ? ", of('WithdrawToAccount.holder', 'maxLength')],
  ['src/ui/account-input.tsx', "maxLength={kind === 'name' ? 80 : ", of('PayAccount', 'maxLength')],
  ['src/features/lobby/search/search-screen.tsx', 'maxLength={', of('GameName', 'maxLength')],
  ['src/features/lobby/all-games/list-filter.ts', 'MAX_PROVIDER_LENGTH = ', of('Game.provider', 'maxLength')],
  ['src/features/lobby/banners/banner-command.ts', 'MAX_ID_LENGTH = ', of('Id', 'maxLength')],
  ['src/ui/code-field.tsx', 'CODE_LENGTH = ', of('VerificationCode', 'maxLength')],
  ['src/features/auth/register/register-form.tsx', 'AGENT_CODE_LENGTH = ', of('AgentCode', 'maxLength')],
  ['src/features/auth/account-rules.ts', 'USERNAME_MIN_DIGITS = ', of('Username', 'minLength')],
  ['src/features/auth/account-rules.ts', 'USERNAME_MAX_DIGITS = ', of('Username', 'maxLength')],
  ['src/features/auth/account-rules.ts', 'NEW_PASSWORD_MIN = ', of('NewPassword', 'minLength')],
  ['src/features/chat/chat-widget.tsx', 'LONGEST = ', of('ChatText', 'maxLength', chat.components)],
  ['src/features/lucky-money/create/packet-rule.ts', 'GREETING_LONGEST = ', of('LuckyGreeting', 'maxLength')],
  ['src/session/play-limits/deposit-rule.ts', 'ORDERS_AT_MOST = ', of('PageSize', 'maximum')],
  ['src/session/ads-report.ts', 'MAX_CID = ', of('CampaignId', 'maxLength')],
  ['src/session/ads-report.ts', 'MAX_CHANNEL = ', of('AdChannel', 'maxLength')],
  ['src/features/lobby/search/recent-searches.ts', 'MAX_LENGTH = ', of('GameName', 'maxLength')],
  ['src/routes/searchgame.tsx', 'MAX_QUERY_LENGTH = ', of('GameName', 'maxLength')],
  ['src/features/game-view/frame-inbox.ts', 'LONGEST_NAME = ', of('GameName', 'maxLength')],
];

test.each(REPEATED)('CON-01 the limit in %s after "%s" is that of the contract', (file, words, due) => {
  const [, after = ''] = readFileSync(file, 'utf8').split(words);
  expect(Number.parseInt(after.replaceAll('_', ''), 10)).toBe(due);
});
