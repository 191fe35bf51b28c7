import { useState } from 'react';
import type { PlayerRow } from '../control-rows.ts';
import { choosePlayer, openApp, useAppHere } from '../open-app.ts';
import { Button } from '../parts/controls.tsx';
import { Badge } from '../parts/panel.tsx';
import { money } from '../parts/words.ts';
import { useAct, useWorld } from '../world.tsx';
import { PlayerForm } from './player-form.tsx';

export function PlayerCard({ player }: { player: PlayerRow }) {
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
