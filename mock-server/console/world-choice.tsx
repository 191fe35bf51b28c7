import { type FormEvent, useState } from 'react';
import { openApp, useAppHere } from './open-app.ts';
import { Button, Input } from './parts/controls.tsx';
import { clockTime } from './parts/words.ts';
import { type ClockRow, useRead, useWorld } from './world.tsx';

export function WorldChoice() {
  const { id, choose } = useWorld();
  const [typed, setTyped] = useState(id);
  const { data: worlds } = useRead<{ ids: string[] }>('worlds', 5000);
  const { data: clock } = useRead<ClockRow>('clock', 1000);
  const isHere = useAppHere();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(typed.trim() || 'default');
    setTyped(typed.trim() || 'default');
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-wrap items-center gap-2">
      {clock && (
        <span className="text-muted text-sm tabular-nums" title={clock.now}>
          {clockTime(clock.now)}
        </span>
      )}
      <label htmlFor="world-id" className="flex min-w-0 flex-1 items-center gap-2">
        <span className="whitespace-nowrap text-muted text-sm">World</span>
        <Input
          id="world-id"
          list="worlds"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={(event) => event.target.value.trim() !== id && submit(event)}
          maxLength={100}
          className="max-w-36"
        />
      </label>
      <datalist id="worlds">
        {worlds?.ids.map((world) => (
          <option key={world} value={world} />
        ))}
      </datalist>
      {isHere && (
        <Button look="main" onClick={() => openApp(id)}>
          Open the app
        </Button>
      )}
    </form>
  );
}
