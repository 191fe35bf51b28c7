import { useState } from 'react';
import type { Recording } from '../../traffic/recorded-calls.ts';
import type { TrafficRow } from '../../traffic/traffic-rows.ts';
import { announce, announceError } from '../live-region.tsx';
import { saveFile } from '../open-app.ts';
import { Button, Input } from '../parts/controls.tsx';
import { Panel, Rows } from '../parts/panel.tsx';
import { useAct, useRead, useWorld } from '../world.tsx';
import { nameOf, TrafficLine } from './traffic-line.tsx';

const FILTERS = [
  ['all', 'All'],
  ['broken', 'Contract broken'],
  ['failed', 'Failed'],
] as const;
type Filter = (typeof FILTERS)[number][0];

const isBroken = (row: TrafficRow) =>
  row.kind === 'call'
    ? row.request.broken.length > 0 || (row.answer?.broken.length ?? 0) > 0
    : row.payload.broken.length > 0 || (row.kind === 'report' && row.report === 'contract');
const isFailed = (row: TrafficRow) =>
  row.kind === 'call'
    ? row.status !== 200 || /"success":\s*false/.test(row.answer?.text ?? '')
    : row.kind === 'report' && ['error', 'call', 'start'].includes(row.report);

function keeps(filter: Filter, wanted: string) {
  return (row: TrafficRow) =>
    `${nameOf(row)} ${row.kind === 'event' ? '' : row.requestId}`
      .toLowerCase()
      .includes(wanted.toLowerCase()) &&
    (filter === 'all' || (filter === 'broken' ? isBroken(row) : isFailed(row)));
}

export function TrafficSection() {
  const act = useAct();
  const { id, calls } = useWorld();
  const [isPaused, setIsPaused] = useState(false);
  const { data, error } = useRead<TrafficRow[]>('traffic', !isPaused && 1000);
  const [filter, setFilter] = useState<Filter>('all');
  const [wanted, setWanted] = useState('');
  const save = async () => {
    try {
      const recording = await calls.read<Recording>('recording');
      saveFile(`copihue-calls-${id}.json`, `${JSON.stringify(recording, null, 2)}\n`);
      const { calls: saved, leftOut } = recording;
      announce([`${saved.length} calls are saved.`, ...leftOut].join(' Left out: '));
    } catch (failure) {
      announceError(failure);
    }
  };
  const rows = data && [...data].reverse().filter(keeps(filter, wanted));
  return (
    <Panel
      title="Traffic"
      lead="Live. Secrets are masked; the last 250 rows are kept."
      action={
        <div className="flex gap-2">
          <Button aria-pressed={isPaused} onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? 'Go on' : 'Pause'}
          </Button>
          <Button onClick={() => void act('traffic', { clear: true }, 'The log is empty.')}>Clear</Button>
          <Button onClick={() => void save()}>Save as fixture</Button>
        </div>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <Input
          type="search"
          aria-label="Find a path or a request"
          placeholder="/recharge, 7F3G2H-92"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          className="max-w-56"
        />
        {FILTERS.map(([id, name]) => (
          <Button
            key={id}
            look={filter === id ? 'plain' : 'quiet'}
            aria-pressed={filter === id}
            onClick={() => setFilter(id)}
          >
            {name}
          </Button>
        ))}
      </div>
      <Rows
        read={{ data: rows, error }}
        none={data?.length ? 'No row fits.' : 'Nothing was said in this world yet.'}
        className="gap-1.5"
        idOf={({ id }) => id}
      >
        {(row) => <TrafficLine row={row} />}
      </Rows>
    </Panel>
  );
}
