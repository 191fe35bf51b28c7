import { useState } from 'react';
import { Button, Field, Select, TextArea } from '../parts/controls.tsx';
import { Panel } from '../parts/panel.tsx';
import { type PlayerRow, useAct, useRead } from '../world.tsx';

export function SocketSection() {
  const act = useAct();
  const { data: players = [] } = useRead<PlayerRow[]>('players');
  const [chosen, setChosen] = useState('');
  const [payload, setPayload] = useState('{"orderId": "R202611210001", "amount": 10000}');
  const phone = chosen || players[0]?.username || '';
  const emit = (event: 'recharge' | 'balance') =>
    void act(
      'emit',
      { event, phone, ...(event === 'recharge' ? { payload } : {}) },
      `${event} went out to ${phone}.`,
    );
  return (
    <div className="grid gap-4">
      <Panel title="Events" lead="To every device on which the player is logged in.">
        <div className="grid gap-4">
          <Field label="Player" className="max-w-xs">
            <Select
              value={phone}
              onPick={setChosen}
              options={players.map(({ username }) => [username, username])}
            />
          </Field>
          <Field label="Payload of recharge, sent as it stands: a broken one may be tried">
            <TextArea rows={3} value={payload} onChange={({ target }) => setPayload(target.value)} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button look="main" disabled={!phone} onClick={() => emit('recharge')}>
              Emit recharge
            </Button>
            <Button disabled={!phone} onClick={() => emit('balance')}>
              Emit balance
            </Button>
          </div>
        </div>
      </Panel>
      <Panel
        title="Connections"
        lead="Breaks every socket of this world, as a tunnel would. Clients come back by themselves."
      >
        <Button
          onClick={() => void act('socket', { action: 'drop' }, 'Every socket of this world was dropped.')}
        >
          Drop all sockets
        </Button>
      </Panel>
    </div>
  );
}
