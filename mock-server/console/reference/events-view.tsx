import type { TrafficRow } from '../../traffic/traffic-rows.ts';
import { Badge, Nothing } from '../parts/panel.tsx';
import { TrafficLine } from '../sections/traffic-line.tsx';
import { useRead } from '../world.tsx';
import type { Contract } from './contract.ts';
import { FieldsTable } from './fields-table.tsx';

const SIDES = [
  ['server', 'From the server'],
  ['client', 'From the client'],
] as const;

function SentEvents() {
  const { data } = useRead<TrafficRow[]>('traffic', 1000);
  const rows = data?.filter(({ kind }) => kind === 'event').reverse();
  return (
    <section aria-label="Sent by the mock" className="grid gap-1.5">
      <h3 className="font-semibold">
        <span>Sent by the mock</span>{' '}
        <span className="font-normal text-muted text-sm">live, in this world</span>
      </h3>
      {rows?.length === 0 && <Nothing>No event was sent in this world yet.</Nothing>}
      {rows?.map((row) => (
        <TrafficLine key={row.id} row={row} />
      ))}
    </section>
  );
}

export function EventsView({ contract }: { contract: Contract }) {
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
          <h3 className="font-semibold">{title}</h3>
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
