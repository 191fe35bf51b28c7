import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type ControlCalls, controlCalls } from './control.ts';
import { announce } from './live-region.tsx';

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

export function useRead<Answer>(path: string, everyMs = 2000) {
  const { id, calls } = useWorld();
  return useQuery({
    queryKey: [id, path],
    queryFn: () => calls.read<Answer>(path),
    refetchInterval: everyMs,
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
      announce({ text: typeof done === 'string' ? done : done(answer), isBad: false });
      return answer;
    } catch (error) {
      announce({ text: error instanceof Error ? error.message : String(error), isBad: true });
      return undefined;
    } finally {
      void queries.invalidateQueries({ queryKey: [id] });
    }
  };
}
