import { useEffect, useMemo, useState } from 'react';
import { Mark } from '../parts/mark.tsx';
import { Waiting } from '../parts/panel.tsx';
import { useWorld } from '../world.tsx';
import { WorldChoice } from '../world-choice.tsx';
import { CallView } from './call-view.tsx';
import { type Contract, callsOf } from './contract.ts';
import { EventsView } from './events-view.tsx';
import { Overview } from './overview.tsx';
import { ReferenceNav } from './reference-nav.tsx';
import { findables, found } from './search.ts';

type Loaded = { contract: Contract } | { error: Error } | undefined;

function useContract(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const load = async () => {
      const response = await fetch('/__mock/contract.json');
      if (!response.ok) throw new Error(`The contract could not be loaded (HTTP ${response.status}).`);
      const contract: Contract = await response.json();
      setLoaded({ contract });
    };
    load().catch((error: unknown) =>
      setLoaded({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
  }, []);
  return loaded;
}

function Reference({ contract }: { contract: Contract }) {
  const { id: world } = useWorld();
  const calls = useMemo(() => callsOf(contract), [contract]);
  const all = useMemo(() => findables(contract, calls), [contract, calls]);
  const [typed, setTyped] = useState('');
  const [hash, setHash] = useState(location.hash.slice(1) || 'overview');
  useEffect(() => {
    const changed = () => {
      setHash(location.hash.slice(1) || 'overview');
      scrollTo({ top: 0 });
    };
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  const call = calls.find(({ operation }) => operation.operationId === hash);
  return (
    <div className="gap-6 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]">
      <ReferenceNav
        contract={contract}
        calls={found(all, typed)}
        chosen={hash}
        typed={typed}
        onType={setTyped}
      />
      <main className="min-w-0 rounded-2xl bg-surface p-4 ring-1 ring-line/60 sm:p-6">
        {call ? (
          <CallView key={`${world} ${call.path}`} contract={contract} call={call} />
        ) : hash === 'events' ? (
          <EventsView contract={contract} />
        ) : (
          <Overview contract={contract} />
        )}
      </main>
    </div>
  );
}

/** The contract, to browse and search offline (CON-05): the mock backend serves the whole page. */
export function ReferencePage() {
  const loaded = useContract();
  const { inWorld } = useWorld();
  return (
    <div className="mx-auto max-w-7xl px-3 pb-16 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-4 py-4">
        <h1 className="flex items-center gap-3 font-semibold text-lg">
          <Mark />
          <span>Contract</span>
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          <WorldChoice />
          <a
            className="rounded-lg px-3 py-2 text-action-text text-sm hover:bg-raised"
            href={inWorld('/__mock')}
          >
            Mock console
          </a>
        </div>
      </header>
      {loaded && 'contract' in loaded ? (
        <Reference contract={loaded.contract} />
      ) : (
        <main>
          <Waiting error={loaded?.error ?? null} />
        </main>
      )}
    </div>
  );
}
