import { useEffect, useMemo, useState } from 'react';
import type { TrafficRow } from '../../traffic/traffic-rows.ts';
import { PageFrame, useHash } from '../page-frame.tsx';
import { Badge, Heading, Nothing, Waiting } from '../parts/panel.tsx';
import { TrafficLine } from '../sections/traffic-line.tsx';
import { useRead, useWorld } from '../world.tsx';
import { CallView } from './call-view.tsx';
import { type Contract, callsOf } from './contract.ts';
import { FieldsTable, Prose } from './fields-table.tsx';
import { ReferenceNav } from './reference-nav.tsx';
import { findables, found } from './search.ts';

function Overview({ contract }: { contract: Contract }) {
  const calls = callsOf(contract);
  const hosts = new Map(
    [...contract.servers, ...Object.values(contract.paths).flatMap(({ post }) => post.servers ?? [])].map(
      ({ url, description }) => [url, description ?? ''],
    ),
  );
  return (
    <article className="grid gap-6">
      <header>
        <h2 className="font-semibold text-xl">{contract.info.title}</h2>
        <p className="text-muted">{`Version ${contract.info.version}. ${contract.info.summary}`}</p>
      </header>
      <div className="grid gap-3">
        {contract.info.description && <Prose text={contract.info.description} />}
      </div>
      <section className="grid gap-2">
        <Heading>Hosts</Heading>
        <ul className="grid gap-1 text-sm">
          {[...hosts].map(([url, description]) => (
            <li key={url}>
              <code>{url}</code> <span className="text-muted">{description}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <Heading>Areas</Heading>
        <ul className="grid gap-3 sm:grid-cols-2">
          {contract.tags.map(({ name, description }) => {
            const own = calls.filter(({ area }) => area === name);
            return (
              <li key={name} className="rounded-xl bg-raised/50 p-4">
                <a className="font-semibold hover:underline" href={`#${own[0]?.operation.operationId ?? ''}`}>
                  {name}
                </a>
                <p className="text-muted text-sm">{`${description} ${own.length} calls.`}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <p className="text-sm">
        <a
          className="text-action-text underline"
          href="/__mock/contract.json"
          download="copihue-contract.json"
        >
          Download the contract
        </a>{' '}
        <span className="text-muted">as one OpenAPI 3.1 document.</span>
      </p>
    </article>
  );
}

const SIDES = [
  ['server', 'From the server'],
  ['client', 'From the client'],
] as const;

function SentEvents() {
  const { data } = useRead<TrafficRow[]>('traffic', 1000);
  const rows = data?.filter(({ kind }) => kind === 'event').reverse();
  return (
    <section aria-label="Sent by the mock" className="grid gap-1.5">
      <Heading note="live, in this world">Sent by the mock</Heading>
      {rows?.length === 0 && <Nothing>No event was sent in this world yet.</Nothing>}
      {rows?.map((row) => (
        <TrafficLine key={row.id} row={row} />
      ))}
    </section>
  );
}

function EventsView({ contract }: { contract: Contract }) {
  return (
    <article className="grid gap-6">
      <header>
        <h2 className="font-semibold text-xl">Socket events</h2>
        <p className="max-w-prose text-muted">
          socket.io on the main host; the token goes along in the query.
        </p>
      </header>
      {SIDES.map(([side, title]) => (
        <section key={side} className="grid gap-4">
          <Heading>{title}</Heading>
          {Object.entries(contract['x-events'][side]).map(([name, event]) => (
            <div key={name} className="grid gap-2">
              <h4 className="flex flex-wrap items-center gap-2">
                <code className="font-semibold">{name}</code>
                {event.encoding && <Badge tone="wait">{event.encoding}</Badge>}
              </h4>
              <p className="max-w-prose text-muted text-sm">{event.summary}</p>
              {event.payload && (
                <FieldsTable contract={contract} schema={event.payload} label={`Fields of ${name}`} />
              )}
            </div>
          ))}
        </section>
      ))}
      <SentEvents />
    </article>
  );
}

function Reference({ contract }: { contract: Contract }) {
  const { id: world } = useWorld();
  const calls = useMemo(() => callsOf(contract), [contract]);
  const all = useMemo(() => findables(contract, calls), [contract, calls]);
  const [typed, setTyped] = useState('');
  const hash = useHash() || 'overview';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each chosen part begins at its top.
  useEffect(() => void scrollTo({ top: 0 }), [hash]);
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
  const { data: contract, error } = useRead<Contract>('contract.json', false);
  const { inWorld } = useWorld();
  const link = (
    <a className="rounded-lg px-3 py-2 text-action-text text-sm hover:bg-raised" href={inWorld('/__mock')}>
      Mock console
    </a>
  );
  return (
    <PageFrame title="Contract" link={link}>
      {contract ? (
        <Reference contract={contract} />
      ) : (
        <main>
          <Waiting error={error} />
        </main>
      )}
    </PageFrame>
  );
}
