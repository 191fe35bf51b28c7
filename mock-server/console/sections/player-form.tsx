import type { PlayerRow } from '../control-rows.ts';
import { Setting } from '../parts/controls.tsx';
import { useAct } from '../world.tsx';

export function PlayerForm({ player }: { player: PlayerRow }) {
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
