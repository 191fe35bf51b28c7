import { useState } from 'react';
import { choosePlayer, openApp, useAppHere } from '../open-app.ts';
import { Button, Field, Form, Input, Setting } from '../parts/controls.tsx';
import { Badge, Panel, Rows } from '../parts/panel.tsx';
import { money } from '../parts/words.ts';
import { type PlayerRow, useAct, useRead, useWorld } from '../world.tsx';

function PlayerForm({ player }: { player: PlayerRow }) {
  const act = useAct();
  const change = (body: object, done: string) => void act(`players/${player.id}`, body, done);
  const who = player.username;
  const playBets = (count: number) =>
    void act<{ played: number }>(
      'bets',
      { phone: who, count },
      ({ played }) => `${played} bets were played.`,
    );
  const amount = { type: 'number', step: '0.01', required: true };
  return (
    <div className="mt-4 grid gap-4 border-line/60 border-t pt-4 sm:grid-cols-2">
      <Setting
        label="Cash"
        button="Set cash"
        {...amount}
        min="0"
        defaultValue={player.cash}
        onSet={(cash) => change({ cash: Number(cash) }, `${who} has ${cash} in cash.`)}
      />
      <Setting
        label="Bonus"
        button="Give bonus"
        {...amount}
        min="0.01"
        defaultValue="1000"
        onSet={(bonus) => change({ addBonus: Number(bonus) }, `${who} got a bonus of ${bonus}.`)}
      />
      <Setting
        label="Bound phone, empty for none"
        button="Set phone"
        inputMode="numeric"
        pattern="0*[0-9]{9,10}"
        defaultValue={player.phone ?? ''}
        onSet={(phone) =>
          change({ phone: phone || null }, `${who} has ${phone ? `the phone ${phone}` : 'no phone'}.`)
        }
      />
      <Setting
        label="Bets of the past"
        button="Play bets"
        type="number"
        min="1"
        max="3000"
        required
        defaultValue="50"
        onSet={(count) => playBets(Number(count))}
      />
    </div>
  );
}

function PlayerCard({ player }: { player: PlayerRow }) {
  const act = useAct();
  const { id: world } = useWorld();
  const isHere = useAppHere();
  const [isOpen, setIsOpen] = useState(false);
  const logIn = async () => {
    const done = isHere
      ? `The app opens as ${player.username}.`
      : 'The token is copied: the app is not served here.';
    const answer = await act<{ token: string }>(`players/${player.id}/login`, {}, done);
    if (!answer) return;
    choosePlayer(world, player.id);
    if (isHere) openApp(world, answer.token);
    else await navigator.clipboard.writeText(answer.token);
  };
  return (
    <article
      aria-label={`Player ${player.username}`}
      className="rounded-xl bg-raised/50 p-4 ring-1 ring-line/50"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="font-semibold tabular-nums">{player.username}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-xs">
            <span>{player.id}</span>
            {player.phone === null ? (
              <Badge tone="wait">no phone</Badge>
            ) : (
              <Badge tone="good">{`phone ${player.phone}`}</Badge>
            )}
            <Badge>{player.deposits === 1 ? '1 deposit' : `${player.deposits} deposits`}</Badge>
          </p>
        </div>
        <dl className="flex gap-6 tabular-nums sm:ml-auto sm:text-right [&>div]:sm:w-32">
          {[
            ['Cash', player.cash],
            ['Bonus', player.bonus],
          ].map(([name, amount]) => (
            <div key={name}>
              <dt className="text-muted text-xs">{name}</dt>
              <dd className="font-semibold text-gold">{money(Number(amount))}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2">
          <Button look="main" onClick={logIn}>
            Log in as
          </Button>
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Change
          </Button>
        </div>
      </div>
      {isOpen && <PlayerForm player={player} />}
    </article>
  );
}

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
