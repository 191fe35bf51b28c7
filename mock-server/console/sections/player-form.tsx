import { type FormEvent, useState } from 'react';
import type { PlayerRow } from '../control-rows.ts';
import { Button, Field, Input } from '../parts/controls.tsx';
import { useAct } from '../world.tsx';

/** Money, phone and past of a player. */
export function PlayerForm({ player }: { player: PlayerRow }) {
  const act = useAct();
  const [cash, setCash] = useState(String(player.cash));
  const [bonus, setBonus] = useState('1000');
  const [bets, setBets] = useState('50');
  const [phone, setPhone] = useState(player.phone ?? '');
  const change = (body: object, done: string) => (event: FormEvent) => {
    event.preventDefault();
    void act(`players/${player.id}`, body, done);
  };
  const who = player.username;
  const playBets = (event: FormEvent) => {
    event.preventDefault();
    void act<{ played: number }>(
      'bets',
      { phone: who, count: Number(bets) },
      ({ played }) => `${played} bets were played.`,
    );
  };
  const row = 'flex items-end gap-2';
  return (
    <div className="mt-4 grid gap-4 border-line/60 border-t pt-4 sm:grid-cols-2">
      <form className={row} onSubmit={change({ cash: Number(cash) }, `${who} has ${cash} in cash.`)}>
        <Field label="Cash" className="grow">
          <Input
            type="number"
            min="0"
            step="0.01"
            required
            value={cash}
            onChange={({ target }) => setCash(target.value)}
          />
        </Field>
        <Button type="submit">Set cash</Button>
      </form>
      <form className={row} onSubmit={change({ addBonus: Number(bonus) }, `${who} got a bonus of ${bonus}.`)}>
        <Field label="Bonus" className="grow">
          <Input
            type="number"
            min="0.01"
            step="0.01"
            required
            value={bonus}
            onChange={({ target }) => setBonus(target.value)}
          />
        </Field>
        <Button type="submit">Give bonus</Button>
      </form>
      <form
        className={row}
        onSubmit={change(
          { phone: phone === '' ? null : phone },
          phone === '' ? `${who} has no phone.` : `${who} has the phone ${phone}.`,
        )}
      >
        <Field label="Bound phone, empty for none" className="grow">
          <Input
            inputMode="numeric"
            pattern="0*[0-9]{9,10}"
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
        </Field>
        <Button type="submit">Set phone</Button>
      </form>
      <form className={row} onSubmit={playBets}>
        <Field label="Bets of the past" className="grow">
          <Input
            type="number"
            min="1"
            max="3000"
            required
            value={bets}
            onChange={({ target }) => setBets(target.value)}
          />
        </Field>
        <Button type="submit">Play bets</Button>
      </form>
    </div>
  );
}
