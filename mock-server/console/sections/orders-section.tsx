import { Panel, Rows } from '../parts/panel.tsx';
import { type OrderRow, useRead } from '../world.tsx';
import { OrderCard } from './order-card.tsx';

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
