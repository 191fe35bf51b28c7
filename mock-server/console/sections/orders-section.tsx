import { useState } from 'react';
import { Button, Field, Input } from '../parts/controls.tsx';
import { Badge, Panel, Rows, type Tone } from '../parts/panel.tsx';
import { dateTime, minorMoney } from '../parts/words.ts';
import { type OrderRow, useAct, useRead } from '../world.tsx';

const STATES: readonly (readonly [string, Tone])[] = [
  ['created', 'calm'],
  ['pending', 'wait'],
  ['success', 'good'],
  ['failed', 'bad'],
  ['paid in part', 'wait'],
  ['reversed', 'bad'],
  ['charged back', 'bad'],
];

/** Orders with a lower status wait for a decision. */
const PAID = 2;

const WORDS = {
  approve: 'goes through',
  part: 'is paid in part',
  fail: 'fails',
  reverse: 'is reversed',
  'charge-back': 'is charged back',
} as const;

function OrderCard({ path, order }: { path: 'orders' | 'withdrawals'; order: OrderRow }) {
  const act = useAct();
  const [reason, setReason] = useState('');
  const [delay, setDelay] = useState('0');
  const [state, tone] = STATES[order.status] ?? ['unknown', 'calm'];
  const delayMs = Math.round(Number(delay) * 1000);
  const isPaid = state === 'success' || state === 'paid in part';
  const isOpen = order.status < PAID;
  const decide = (outcome: keyof typeof WORDS) => {
    const body = {
      outcome,
      ...(outcome !== 'approve' && reason ? { reason } : {}),
      ...(isOpen && delayMs ? { delayMs } : {}),
    };
    const wait = isOpen && delayMs ? ` in ${delay} s` : '';
    void act(`${path}/${order.id}`, body, `${order.id} ${WORDS[outcome]}${wait}.`);
  };
  return (
    <article aria-label={order.id} className="rounded-xl bg-raised/50 p-4 ring-1 ring-line/50">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          <span>{order.id}</span> <Badge tone={tone}>{state}</Badge>
        </h3>
        <p className="font-semibold text-gold tabular-nums">
          <span translate="no">{minorMoney(order.amount)}</span>
          {order.paidAmount !== undefined && (
            <span className="ml-2 font-normal text-muted text-xs">{`paid ${minorMoney(order.paidAmount)}`}</span>
          )}
          <span className="ml-2 font-normal text-muted text-xs">{`fee ${minorMoney(order.fee)}`}</span>
        </p>
      </div>
      <p className="mt-1 text-muted text-sm">
        {`${order.playerId} · ${order.paymentMethod} · ${dateTime(order.createdAt)}`}
      </p>
      {(isOpen || isPaid) && (
        <div className="mt-3 flex flex-wrap items-end gap-2">
          {isOpen && (
            <Field label="Seconds to wait" className="w-28">
              <Input
                type="number"
                min="0"
                max="86400"
                value={delay}
                onChange={({ target }) => setDelay(target.value)}
              />
            </Field>
          )}
          <Field
            label={isOpen ? 'Reason, when it fails' : 'Reason, when it is undone'}
            className="min-w-40 grow"
          >
            <Input
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              placeholder="the bank's own words"
            />
          </Field>
          <div className="flex gap-2">
            {isOpen ? (
              <>
                <Button look="main" onClick={() => decide('approve')}>
                  Approve
                </Button>
                <Button onClick={() => decide('part')}>Half of it</Button>
                <Button onClick={() => decide('fail')}>Fail</Button>
              </>
            ) : (
              <>
                <Button onClick={() => decide('reverse')}>Reverse</Button>
                {path === 'orders' && <Button onClick={() => decide('charge-back')}>Charge back</Button>}
              </>
            )}
          </div>
        </div>
      )}
    </article>
  );
}

const LISTS = [
  {
    path: 'orders',
    title: 'Deposits',
    lead: 'You are the bank: let one through, refuse it with your reason, or make it wait.',
    none: 'No deposit yet. Start one in the app.',
  },
  {
    path: 'withdrawals',
    title: 'Withdrawals',
    lead: 'A refused one goes back to cash, the fee included.',
    none: 'No withdrawal yet. Ask for one in the app.',
  },
] as const;

function OrderList({ path, title, lead, none }: (typeof LISTS)[number]) {
  return (
    <Panel title={title} lead={lead}>
      <Rows read={useRead<OrderRow[]>(path, 1500)} none={none} idOf={({ id }) => id}>
        {(order) => <OrderCard path={path} order={order} />}
      </Rows>
    </Panel>
  );
}

export function OrdersSection() {
  return (
    <div className="grid gap-4">
      {LISTS.map((list) => (
        <OrderList key={list.path} {...list} />
      ))}
    </div>
  );
}
