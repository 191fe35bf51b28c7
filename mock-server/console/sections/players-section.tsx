import { useState } from 'react';
import { Button, Field, Form, Input } from '../parts/controls.tsx';
import { Panel, Rows } from '../parts/panel.tsx';
import { type PlayerRow, useAct, useRead } from '../world.tsx';
import { PlayerCard } from './player-card.tsx';

function NewPlayer({ onMade }: { onMade: () => void }) {
  const act = useAct();
  const make = async (typed: (name: string) => string) => {
    const [username, cash] = [typed('username'), typed('cash')];
    const body = {
      ...(username === '' ? {} : { username }),
      ...(cash === '' ? {} : { cash: Number(cash) }),
      isPhoneBound: typed('isPhoneBound') === 'on',
    };
    const made = await act<PlayerRow>('players', body, (player) => `Player ${player.username} is there.`);
    if (made) onMade();
  };
  return (
    <Form
      onSend={make}
      aria-label="New player"
      className="mb-4 grid items-end gap-3 rounded-xl bg-raised/50 p-4 sm:grid-cols-[1fr_1fr_auto_auto]"
    >
      <Field label="Phone number (9 or 10 digits)">
        <Input name="username" inputMode="numeric" pattern="0*[0-9]{9,10}" placeholder="any free one" />
      </Field>
      <Field label="Cash">
        <Input name="cash" type="number" min="0" step="0.01" placeholder="0.00" />
      </Field>
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input type="checkbox" name="isPhoneBound" defaultChecked className="size-4 accent-action" />
        <span>Phone bound</span>
      </label>
      <Button type="submit" look="main">
        Make
      </Button>
    </Form>
  );
}

export function PlayersSection() {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Panel
      title="Players"
      lead="Password of the seeded ones and of new ones: Copihue2026."
      action={
        <Button
          look={isMaking ? 'plain' : 'main'}
          aria-expanded={isMaking}
          onClick={() => setIsMaking(!isMaking)}
        >
          {isMaking ? 'Close' : 'New player'}
        </Button>
      }
    >
      {isMaking && <NewPlayer onMade={() => setIsMaking(false)} />}
      <Rows read={useRead<PlayerRow[]>('players')} none="This world has no players." idOf={({ id }) => id}>
        {(player) => <PlayerCard player={player} />}
      </Rows>
    </Panel>
  );
}
