import type { components } from '@copihue/contract/control';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { announce, announceError } from './live-region.tsx';

interface ControlCalls {
  read<Answer>(path: string): Promise<Answer>;
  send<Answer>(path: string, body: object): Promise<Answer>;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer; // The tests of control calls guarantee their shapes.
  const message =
    typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : '';
  throw new Error(message || `The mock answered HTTP ${response.status}.`);
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/__mock/${path}`, init);
  } catch {
    throw new Error('The mock backend does not answer. Is it still running?');
  }
}

function controlCalls(world: string): ControlCalls {
  const headers = { 'x-mock-world': world, lang: 'en' };
  return {
    read: async (path) => answerOf(await reach(path, { headers })),
    send: async (path, body) =>
      answerOf(
        await reach(path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  };
}

type Rows = components['schemas'];
export type PlayerRow = Rows['ControlPlayer'];
export type SmsRow = Rows['Sms'];
/** Amounts in minor units, times in ms. */
export type OrderRow = Rows['OrderRow'];
export type ScenarioRow = Rows['Scenario'];
export type ClockRow = Rows['Clock'];

export const DEFAULT_WORLD = 'default';

interface WorldInView {
  id: string;
  calls: ControlCalls;
  choose(id: string): void;
  inWorld(path: string): string;
}

const Context = createContext<WorldInView | undefined>(undefined);

function worldOfAddress(): string {
  return new URLSearchParams(location.search).get('world') || DEFAULT_WORLD;
}

export function WorldProvider({ children }: { children: ReactNode }) {
  const [id, setId] = useState(worldOfAddress);
  const choose = (next: string) => {
    const url = new URL(location.href);
    if (next === DEFAULT_WORLD) url.searchParams.delete('world');
    else url.searchParams.set('world', next);
    history.replaceState(null, '', url);
    setId(next);
  };
  const inWorld = (path: string) => (id === DEFAULT_WORLD ? path : `${path}?world=${encodeURIComponent(id)}`);
  return <Context value={{ id, calls: controlCalls(id), choose, inWorld }}>{children}</Context>;
}

export function useWorld(): WorldInView {
  const world = useContext(Context);
  if (!world) throw new Error('useWorld needs a WorldProvider.');
  return world;
}

/** @param everyMs false for what does not change */
export function useRead<Answer>(path: string, everyMs: number | false = 2000) {
  const { id, calls } = useWorld();
  return useQuery({
    queryKey: [id, path],
    queryFn: () => calls.read<Answer>(path),
    refetchInterval: everyMs,
    staleTime: everyMs === false ? Number.POSITIVE_INFINITY : 0,
    retry: false,
  });
}

export function useAct(): <Answer>(
  path: string,
  body: object,
  done: string | ((answer: Answer) => string),
) => Promise<Answer | undefined> {
  const { id, calls } = useWorld();
  const queries = useQueryClient();
  return async <Answer,>(path: string, body: object, done: string | ((answer: Answer) => string)) => {
    try {
      const answer = await calls.send<Answer>(path, body);
      announce(typeof done === 'string' ? done : done(answer));
      return answer;
    } catch (error) {
      announceError(error);
      return undefined;
    } finally {
      void queries.invalidateQueries({ queryKey: [id] });
    }
  };
}
