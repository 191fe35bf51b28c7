import { type CheckResult, runCheck } from '@copihue/contract/check';
import { checkParts, defaults } from '@copihue/contract/check-options';
import { expect, onTestFinished, test } from 'vitest';
import { account, type Mistake } from '../independent-server/ten-calls.ts';
import { createTenCallsServer } from '../independent-server/ten-calls-server.ts';
import { kit } from '../shared-kit.ts';

const calls = [
  ...['ping', 'userLogin', 'userLogout', 'userGetUserInfo', 'walletBalance'],
  ...['rechargeUsc', 'gameCategories', 'gameList', 'gameCollect', 'pbConfig'],
];

async function check(only: readonly string[], mistake?: Mistake): Promise<CheckResult> {
  const server = createTenCallsServer(mistake);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
  const hosts = { main: url, gateway: url, socket: url };
  const run = { player: account, writes: false, rate: Number.POSITIVE_INFINITY, headers: {} };
  const parts = new Set(checkParts.filter((part) => part !== 'socket'));
  return runCheck({ ...defaults, ...hosts, ...run, parts, only: new Set(only) }, kit);
}

const inWords = ({ findings }: CheckResult) =>
  findings.map(({ operationId, rule, at, says }) => `${operationId} ${rule} ${at} ${says}`);

test('CON-03 a server of another hand with ten of the calls is judged right, though it answers the others with 404', async () => {
  const result = await check(calls);
  expect(inWords(result)).toEqual([]);
  expect(result.expected.filter(({ seen }) => !seen)).toEqual([]);
  expect(result.coverage.calls.filter(({ succeeded }) => succeeded)).toHaveLength(calls.length);
  const missing = result.exchanges.filter(({ answer }) => answer?.status === 404);
  expect(missing.map(({ operationId }) => operationId)).toContain('noticeList');
});

test.each<[Mistake, string, string]>([
  ['filter-ignored', 'gameList', 'filter'],
  ['session-outlives-logout', 'userLogout', 'logout-ends-session'],
  ['sum-is-wrong', 'walletBalance', 'balance-sum'],
  ['input-unchecked', 'gameCollect', 'refuses-invalid-input'],
])('CON-03 the mistake %s of that server is found in %s', async (mistake, call, rule) => {
  const { findings } = await check([call], mistake);
  expect(findings).toContainEqual(expect.objectContaining({ operationId: call, rule }));
});
