import { type OperationId, operations } from '@copihue/contract/operations';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { validators } from '../../mock-server/generated/handlers.ts';
import { CallError } from '../../src/api/call-error.ts';
import { configureTransport } from '../../src/api/transport.ts';
import { emptyApp } from '../../src/lib/app.ts';
import { reportProblem } from '../../src/lib/report-problem.ts';
import { fileNameOf } from '../../tools/generate/operation-files.ts';
import { extremes, type Recipe, randomAnswer } from '../support/random-answers.ts';
import { testTransport } from '../support/test-transport.ts';
import { wrongShapes } from '../support/wrong-answers.ts';

const recipes: readonly Recipe[] = [...extremes, ...Array.from({ length: 20 }, (_, index) => index + 1)];
const ofCalls = operations.map(({ operationId, path, tag }) => ({ operationId, path, tag }));

async function answerOf(operationId: OperationId, tag: string, data: unknown): Promise<unknown> {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data }));
  const module = await import(`../../src/api/generated/${fileNameOf(operationId, tag)}.ts`);
  return module[operationId]({});
}

const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error: unknown) => error,
  );

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(() =>
  configureTransport(
    testTransport({ token: () => 'tk_1', report: (what) => reportProblem(emptyApp(globalThis), what) }),
  ),
);
afterEach(() => {
  vi.unstubAllGlobals();
  warn.mockClear();
});

describe.each(ofCalls)('$path', ({ operationId, path, tag }) => {
  test('NET-11 an answer that keeps the contract arrives unchanged, fields of a newer server included', async () => {
    for (const recipe of recipes) {
      const data = randomAnswer(operationId, recipe);
      expect(await answerOf(operationId, tag, data), `recipe ${recipe}`).toEqual(data);
    }
    const data = { ...(randomAnswer(operationId, 1) as object), addedLater: [1] };
    if (!Array.isArray(randomAnswer(operationId, 1)))
      expect(await answerOf(operationId, tag, data)).toEqual(data);
    expect(warn).not.toHaveBeenCalled();
  });

  const isEmpty = Object.keys(randomAnswer(operationId, 'long-full') as object).length === 0;
  test.each(wrongShapes)(
    'NET-11 an answer with %s is malformed, or the rows that break the contract are left out',
    async (_name, spoil) => {
      const spoilt = spoil(randomAnswer(operationId, 'long-full'));
      const { error } = validators[operationId].answer.safeParse({
        success: true,
        message: '',
        data: spoilt,
      });
      const answer = answerOf(operationId, tag, structuredClone(spoilt));
      // The app reads only `success` of an answer without data, and some data have no part that can be spoiled.
      if (isEmpty || !error) return expect(await failureOf(answer)).toBeUndefined();
      const failure = await failureOf(answer);
      if (failure === undefined) {
        const left = { success: true, message: '', data: await answer };
        expect(validators[operationId].answer.safeParse(left).error?.message).toBeUndefined();
      } else {
        expect(failure).toBeInstanceOf(CallError);
        expect(failure).toMatchObject({ kind: 'malformed', isUnknown: true, path });
      }
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(`${path} broke the contract at `));
    },
  );
});

test('NET-11 a value that is new in an enum breaks the row whose look depends on it, and no other', async () => {
  const banner = { ...(randomAnswer('lobbyBanners', 1) as object[])[0], cmd: 'later', position: 'later' };
  expect(await answerOf('lobbyBanners', 'lobby', [banner])).toEqual([banner]);
  const notices = (randomAnswer('noticeList', 'long-full') as object[]).slice(0, 2);
  const [first, second] = notices;
  expect(await answerOf('noticeList', 'notice', [first, { ...second, level: 'later' }])).toEqual([first]);
});

test('NET-11 a broken row is left out of a list of any length', async () => {
  // The shortest rows that there are.
  const [taken] = randomAnswer('pigMarquee', 'long-full') as object[];
  const rows = Array.from({ length: 200_000 }, (_, index) => (index === 7 ? null : taken));
  expect(await answerOf('pigMarquee', 'cashback', rows)).toHaveLength(199_999);
});
