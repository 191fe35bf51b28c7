import { fieldOf } from '../../source/json-values.ts';

export interface ReceivedEvent {
  name: string;
  args: readonly unknown[];
  at: string;
}

/** An event that has to come, and what to say when it does not. */
export interface DueEvent {
  name: string;
  says: string;
  isIt(event: ReceivedEvent): boolean;
}

function isRechargeOf(orderId: string, { args }: ReceivedEvent): boolean {
  try {
    return fieldOf(JSON.parse(String(args[0])), 'orderId') === orderId;
  } catch {
    return false;
  }
}

/** What a paid deposit has to bring (RT-02). */
export function dueAfterDeposit(orderId: string): DueEvent[] {
  return [
    {
      name: 'recharge',
      says: 'did not come for a deposit that was paid',
      isIt: (event) => isRechargeOf(orderId, event),
    },
    { name: 'balance', says: 'did not come although the balance changed', isIt: () => true },
  ];
}
