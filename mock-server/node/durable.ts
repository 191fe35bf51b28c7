import { operations } from '@copihue/contract/operations';
import { isControlPath, type MockBackend } from '../create-mock-backend.ts';
import { openTo } from '../http/cors.ts';
import { failureAnswer } from '../http/envelope.ts';
import { langOf } from '../texts/texts.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { StateFile } from './state-file.ts';

const readingPaths = new Set(
  operations.filter(({ kind }) => kind === 'query').map(({ path }): string => path),
);

/** Orders, rounds of the games, decisions of the bank, commands of the console: everything but a question. */
function changesSomething(method: string, path: string): boolean {
  return method === 'POST' && !readingPaths.has(path);
}

/**
 * A backend that says yes only to what is on the disk (MOC-08): a kill at any moment loses nothing that was answered. Where
 * the disk refuses, the caller is not told that it is done: the result is unknown until the disk takes it.
 */
export function durable(backend: MockBackend, file: StateFile): MockBackend {
  const answer: MockBackend['answer'] = async (request, host, address) => {
    const lang = langOf(request.headers.get('lang'));
    const { pathname } = new URL(request.url);
    const answered = await backend.answer(request, host, address);
    if (!changesSomething(request.method, pathname) || (await file.stored())) return answered;
    return openTo(
      isControlPath(pathname) ? undefined : '*',
      failureAnswer(new Refusal('server-error'), lang),
    );
  };
  return { ...backend, answer };
}
