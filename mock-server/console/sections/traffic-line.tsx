import { useState } from 'react';
import type { LoggedBody, LoggedCall, TrafficRow } from '../../traffic/traffic-rows.ts';
import { Badge, JsonBlock, type Tone } from '../parts/panel.tsx';
import { clockTime } from '../parts/words.ts';
import { useWorld } from '../world.tsx';

function Side({ name, body, operationId }: { name: string; body: LoggedBody; operationId: string | null }) {
  const { inWorld } = useWorld();
  return (
    <section aria-label={name} className="min-w-0">
      <h4 className="mb-1 flex flex-wrap items-center gap-2 font-semibold text-sm">
        <span>{name}</span>
        {body.broken.length === 0 ? (
          <Badge tone="good">keeps the contract</Badge>
        ) : (
          <Badge tone="bad">breaks the contract</Badge>
        )}
      </h4>
      {body.broken.length > 0 && (
        <ul className="mb-2 grid gap-1 text-bad text-sm">
          {body.broken.map(({ field, rule }) => (
            <li key={`${field} ${rule}`}>
              <code>{field || 'body'}</code>
              <span>{`: ${rule}`}</span>
              {operationId && (
                <>
                  {' '}
                  <a className="underline" href={`${inWorld('/__mock/reference')}#${operationId}`}>
                    in the contract
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <JsonBlock text={body.text} isCut={body.isCut} />
    </section>
  );
}

function statusOf({ status, answer }: LoggedCall): [string, Tone] {
  if (status === null) return ['broken off', 'bad'];
  if (status !== 200) return [String(status), 'bad'];
  return /"success":\s*false/.test(answer?.text ?? '') ? ['refused', 'wait'] : ['200', 'good'];
}

export function nameOf(row: TrafficRow): string {
  if (row.kind === 'call') return row.path;
  return row.kind === 'event' ? `socket ${row.event}` : `report ${row.report}`;
}

function badgeOf(row: TrafficRow): [string, Tone] {
  if (row.kind === 'call') return statusOf(row);
  return row.kind === 'event' || row.report === 'vital' ? [row.kind, 'calm'] : ['report', 'bad'];
}

export function TrafficLine({ row }: { row: TrafficRow }) {
  const [isOpen, setIsOpen] = useState(false);
  const isCall = row.kind === 'call';
  const broken = isCall ? [...row.request.broken, ...(row.answer?.broken ?? [])] : row.payload.broken;
  const [status, tone] = badgeOf(row);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-xl bg-raised/50 open:ring-1 open:ring-line"
    >
      <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
        <span className="text-muted text-xs tabular-nums">{clockTime(row.at)}</span>
        <Badge tone={tone}>{status}</Badge>
        <code className="min-w-0">{nameOf(row)}</code>
        {row.kind !== 'event' && row.requestId && <code className="text-muted text-xs">{row.requestId}</code>}
        {isCall && row.faults.map((fault) => <Badge key={fault}>{`fault ${fault}`}</Badge>)}
        {broken.length > 0 && (
          <span className="text-bad text-xs">{`${broken[0]?.field || 'body'}: ${broken[0]?.rule}`}</span>
        )}
        <span className="ml-auto text-muted text-xs tabular-nums">
          {`${row.kind === 'report' ? 'page' : (row.playerId ?? 'guest')}${isCall ? ` · ${row.durationMs} ms` : ''}`}
        </span>
      </summary>
      {isOpen && (
        <div className="grid gap-4 p-3 pt-1 lg:grid-cols-2">
          {isCall ? (
            <>
              <Side name="Request" body={row.request} operationId={row.operationId} />
              {row.answer ? (
                <Side name="Answer" body={row.answer} operationId={row.operationId} />
              ) : (
                <p className="text-muted text-sm">The connection was broken: there was no answer.</p>
              )}
            </>
          ) : (
            <Side
              name={row.kind === 'event' ? 'Payload' : 'Report'}
              body={row.payload}
              operationId={row.kind === 'event' ? 'events' : null}
            />
          )}
        </div>
      )}
    </details>
  );
}
