import { useState } from 'react';
import type { PlayerRow } from '../control-rows.ts';
import { Button } from '../parts/controls.tsx';
import { Nothing, Panel, Waiting } from '../parts/panel.tsx';
import { useRead } from '../world.tsx';
import { NewPlayer } from './new-player.tsx';
import { PlayerCard } from './player-card.tsx';

export function PlayersSection() {
  const { data, error } = useRead<PlayerRow[]>('players');
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
      {!data && <Waiting error={error} />}
      {data?.length === 0 && <Nothing>This world has no players.</Nothing>}
      <ul className="grid gap-3">
        {data?.map((player) => (
          <li key={player.id}>
            <PlayerCard player={player} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
