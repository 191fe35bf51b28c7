import { type CheckResult, runCheck } from '@copihue/contract/check';
import { checkParts, type GivenOptions } from '@copihue/contract/check-options';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { newUserTiers } from '../../../mock-server/world/new-user/new-user-rewards.ts';
import { depositMethods } from '../../../mock-server/world/recharge/payment-methods.ts';
import { withdrawMethods } from '../../../mock-server/world/withdraw/withdraw-methods.ts';
import { optionalFeatures } from '../../../openapi/check/profile.ts';
import { kit } from '../shared-kit.ts';
import { openTestServer, WORLD_HEADER } from '../test-server/test-server.ts';
import * as answers from '../test-server/variations/answers.ts';
import * as rules from '../test-server/variations/rules.ts';
import type { Variation } from '../test-server/variations/variation.ts';

const paths = new Map(kit.contract.calls.map(({ operationId, path }) => [operationId, path]));
const byPath = new Map(kit.contract.calls.map((call) => [call.path, call]));
const features = optionalFeatures(kit.contract);
/** Features that report an event of a payment: without their fields the event would be hidden. */
const HAPPENING = new Set([
  ...['redirects', 'one-time-codes', 'transfers', 'part-payments', 'undone-deposits'],
  ...['banks', 'holder-details', 'tiers', 'payout-review'],
]);
const droppable = features.filter(({ name }) => !HAPPENING.has(name));

const server = await openTestServer();
afterAll(() => server.close());

interface Run {
  variations: readonly Variation[];
  country?: string;
  profile?: readonly string[];
  /** Named players; without them the check registers its own. */
  named?: boolean;
  /** Whether calls are made by the port, as elsewhere they are. */
  byPort?: boolean;
  /** Whether wrong bodies and tokens are sent too. */
  isProbed?: boolean;
}

let worlds = 0;

const PARTS = checkParts.filter((part) => part !== 'random');
const UNPROBED = PARTS.filter((part) => part !== 'authorisation' && part !== 'invalid');

async function check(run: Run): Promise<CheckResult> {
  const { variations, country = 'CL', profile = [], named, byPort, isProbed = true } = run;
  worlds += 1;
  const world = `legal-${worlds}`;
  const { url } = server;
  server.set(
    world,
    variations.map((variation) => variation.start()),
  );
  const unnamed = { player: undefined, second: undefined, newUsername: undefined, control: `${url}/__mock` };
  const options: GivenOptions = {
    ...server.options(world),
    ...(named ? { findCode: codeIn(world) } : unnamed),
    ...(byPort ? { send: undefined } : {}),
    ...{ country, invalidLimit: 1, parts: new Set(isProbed ? PARTS : UNPROBED) },
    profile: new Map(profile.map((name) => [name, 'Not here.'])),
  };
  return runCheck(options, kit);
}

const codeIn = (world: string) => async (phone: string) => {
  const url = `${server.url}/__mock/sms?phone=${phone}`;
  const rows: { code: string }[] = await (await fetch(url, { headers: { [WORLD_HEADER]: world } })).json();
  return rows.at(-1)?.code;
};

const inWords = ({ findings }: CheckResult) =>
  findings.map(({ operationId, rule, at, message, exchange }) =>
    [
      operationId,
      rule,
      at,
      message,
      exchange?.title,
      exchange?.request.body,
      exchange?.answer?.text.slice(0, 200),
    ].join(' '),
  );
const unseen = ({ expected }: CheckResult) => expected.filter(({ seen }) => !seen).map(({ name }) => name);

test('CON-10 a server that leaves out all it may, and says so, passes the check without --allow-unseen', async () => {
  const methods = [...depositMethods('CL'), ...withdrawMethods('CL')];
  const kept = [...methods, ...newUserTiers].map((row) => [row, { ...row }] as const);
  onTestFinished(() => kept.forEach(([row, before]) => void Object.assign(row, before)));
  for (const method of methods) Object.assign(method, { min: 100, feeFixed: 0 });
  for (const tier of newUserTiers) Object.assign(tier, { rate: 0, most: 0, registration: 0 });
  const variations = droppable.map((feature) => answers.without(feature, (name) => paths.get(name)));
  const result = await check({
    variations: [...variations, answers.noTiers, rules.paidAtOnce],
    profile: [...droppable.map(({ name }) => name), 'tiers', 'payout-review'],
  });
  expect(inWords(result)).toEqual([]);
  expect(unseen(result)).toEqual([]);
});

const { oneMethod, controlOf } = answers;
const ALONE: readonly Variation[] = [
  answers.otherNames,
  answers.otherWriter,
  answers.secondsAlone,
  answers.neverPending,
  answers.ownOrigins,
  answers.otherWords,
  answers.nothingOn,
  rules.freshTokens,
  rules.earlyLock,
  rules.coverFirst,
  rules.rateLimit,
  rules.sessionFirst((path) => byPath.get(path)?.isGuest === false),
  rules.lateLists((path) => byPath.get(path)?.kind === 'query'),
];
const CONTROLS = [
  ['sms'],
  ['sms', 'orders'],
  ['sms', 'orders', 'withdrawals', 'bets', 'players', 'money', 'faults'],
  ['clock', 'players', 'faults'],
  ['sms', 'players', 'clock'],
];
const MARKETS = ['CL', 'ET', 'CL', 'KE', 'CI', 'TZ'];

/** Each value of each axis is in at least one run, each time in another combination. */
const runs: readonly Run[] = MARKETS.map((country, at) => {
  const control = CONTROLS[at % CONTROLS.length] ?? [];
  const alone = ALONE.filter((_one, index) => (index + at) % 3 === 0);
  const dropped = droppable.filter((_feature, index) => (index + at) % 4 === 0);
  // In Chile a page of the bank that asks for the bank, and a code.
  const methods = at % 2 === 0 ? [oneMethod('recharge', 1 + at / 2), oneMethod('withdraw', at / 2)] : [];
  const isNamed = country === 'CL' && !control.includes('players');
  return {
    country,
    named: isNamed,
    byPort: at === 2,
    // The later ones repeat the variations that the earlier ones have.
    isProbed: at < 3,
    profile: dropped.map(({ name }) => name),
    variations: [
      // Without control of the clock, the check really waits for the next code.
      ...(control.includes('clock') ? [] : [rules.quickCodes]),
      ...(at % 3 === 2 ? [rules.oneMarket(country)] : []),
      ...(isNamed ? [] : [controlOf(control.includes('players') ? control : [...control, 'players'])]),
      ...methods,
      ...dropped.map((feature) => answers.without(feature, (name) => paths.get(name))),
      ...alone,
    ],
  };
});

// Concurrent, since most of a run is waiting; each has its own world.
test.concurrent.each(
  runs.map((run, at) => ({ ...run, at, names: run.variations.map(({ name }) => name).join('; ') })),
)('CON-10 the check finds nothing on the legal server $at in $country: $names', async (run) => {
  const result = await check(run);
  expect(inWords(result)).toEqual([]);
  expect(result.expected.filter(({ kind, seen }) => kind === 'left out' && !seen)).toEqual([]);
});

test('CON-10 the legal servers have every variation, market and feature among them', () => {
  const names = new Set(runs.flatMap(({ variations }) => variations.map(({ name }) => name)));
  const wanted = [...ALONE, ...droppable.map((feature) => answers.without(feature, () => undefined))];
  expect(wanted.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(runs.map(({ country }) => country)).size).toBe(5);
  expect(names.size).toBeGreaterThan(30);
});
