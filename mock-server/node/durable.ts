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

/** True for orders, rounds, decisions of the bank and commands of the console. */
function changesSomething(method: string, path: string): boolean {
  return method === 'POST' && !readingPaths.has(path);
}

/**
 * A backend that acknowledges only stored changes (MOC-08), so that a kill loses nothing that was answered. When the
 * disk refuses a write, the caller gets a 500: the result stays unknown until the write succeeds.
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
