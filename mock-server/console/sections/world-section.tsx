import { type ChangeEvent, useState } from 'react';
import { announce } from '../live-region.tsx';
import { saveFile } from '../open-app.ts';
import { Button, Setting } from '../parts/controls.tsx';
import { Panel } from '../parts/panel.tsx';
import { dateTime, spanOf } from '../parts/words.ts';
import { type ClockRow, useAct, useRead, useWorld } from '../world.tsx';

const MINUTE = 60_000;
const JUMPS = [
  ['1 min', MINUTE],
  ['10 min', 10 * MINUTE],
  ['1 h', 60 * MINUTE],
  ['1 day', 24 * 60 * MINUTE],
  ['1 week', 7 * 24 * 60 * MINUTE],
] as const;

function Clock() {
  const act = useAct();
  const { data } = useRead<ClockRow>('clock', 1000);
  const move = (advanceMs: number) =>
    void act('clock', { advanceMs }, `The clock is ${spanOf(advanceMs)} further.`);
  return (
    <Panel title="Clock" lead="It only moves forward. What falls due on the way happens.">
      <p className="mb-4 font-semibold text-2xl tabular-nums">
        <span>{data ? dateTime(data.now) : '–'}</span>
        {data && data.aheadMs > 0 && (
          <span className="ml-3 font-normal text-muted text-sm">
            {`${spanOf(data.aheadMs)} ahead of this machine`}
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        {JUMPS.map(([name, ms]) => (
          <Button key={name} onClick={() => move(ms)}>
            {`+ ${name}`}
          </Button>
        ))}
        <Setting
          label="Minutes"
          button="Move"
          className="w-24"
          type="number"
          min="0.1"
          step="0.1"
          required
          defaultValue="90"
          onSet={(minutes) => move(Math.round(Number(minutes) * MINUTE))}
        />
      </div>
      {data?.due !== undefined && data.due.length > 0 && (
        <div className="mt-5">
          <h3 className="mb-2 font-semibold text-muted text-sm">Still to happen by itself</h3>
          <ul className="grid gap-1 text-sm">
            {data.due.map(({ at, kind }) => (
              <li key={`${at} ${kind}`} className="flex flex-wrap gap-x-4">
                <span className="text-muted tabular-nums">{dateTime(at)}</span> <code>{kind}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

function Keeping() {
  const act = useAct();
  const { id, calls } = useWorld();
  const [isSure, setIsSure] = useState(false);
  const save = async () => {
    saveFile(`copihue-world-${id}.json`, JSON.stringify(await calls.read('snapshot')));
  };
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    try {
      await act('snapshot', JSON.parse(await file.text()), `${file.name} is this world now.`);
    } catch {
      announce(`${file.name} is no JSON.`, true);
    }
  };
  return (
    <Panel title="World" lead="A file holds players, money, orders, sessions and what is set to fail.">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => void save()}>Export</Button>
        <label className="inline-flex min-h-9 cursor-pointer items-center rounded-lg bg-raised px-3 py-1.5 font-medium text-sm ring-1 ring-line ring-inset focus-within:outline-2 focus-within:outline-gold hover:bg-line">
          <span>Import</span>
          <input type="file" accept="application/json,.json" onChange={load} className="sr-only" />
        </label>
        {isSure ? (
          <>
            <Button
              look="main"
              onClick={() => {
                setIsSure(false);
                void act('reset', {}, 'The world is reset.');
              }}
            >
              Yes, reset
            </Button>
            <Button look="quiet" onClick={() => setIsSure(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button onClick={() => setIsSure(true)}>Reset</Button>
        )}
      </div>
    </Panel>
  );
}

export function WorldSection() {
  return (
    <div className="grid gap-4">
      <Clock />
      <Keeping />
    </div>
  );
}
