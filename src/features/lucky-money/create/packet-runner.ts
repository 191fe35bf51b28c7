import { CallError } from '../../../api/call-error.ts';
import type { LuckyEnvelope } from '../../../api/generated/contract.schemas.ts';
import { luckyMoneyCreate, luckyMoneyEnvelope } from '../../../api/generated/lucky-money.ts';
import { queryClientOf } from '../../../api/query-client.ts';
import type { App } from '../../../lib/app.ts';
import { deviceMark } from '../../../lib/device-mark.ts';
import { toAmount } from '../../../lib/money.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { findOrder } from '../../../money/find-order.ts';
import type { StoredIntent } from '../../../money/intent-store.ts';
import { createOrderRunner } from '../../../money/order-runner.ts';
import { refreshBalance } from '../../../money/refresh-balance.ts';
import { resultOf } from '../../../money/result.ts';
import type { PacketRequest } from './packet-rule.ts';

type Packet = Pick<LuckyEnvelope, 'id'>;

async function lookUpPacket(app: App, intent: StoredIntent): Promise<Packet | null | undefined> {
  try {
    const packet = await luckyMoneyEnvelope({ intentId: intent.id });
    return packet.id === undefined ? undefined : findOrder([packet], intent, serverNow(app));
  } catch (error) {
    return error instanceof CallError && error.code === 'unknown-packet' ? null : undefined;
  }
}

/** Sends a packet (RED-01). @param onSent the packet exists and can be shared */
export function createPacketRunner(app: App, onSent: (packetId: string) => void) {
  return createOrderRunner<PacketRequest, Packet>(app, {
    kind: 'packet',
    hashOf: ({ amount, shares, kind, greeting }) =>
      deviceMark(app, [amount, shares, kind, greeting].join('\n')),
    create: ({ amount, ...request }, intentId) =>
      resultOf(luckyMoneyCreate({ ...request, amount: toAmount(amount), intentId })),
    find: (intent) => lookUpPacket(app, intent),
    endsWhenPlaced: true,
    onPlaced: ({ id }) => {
      void refreshBalance(app);
      void queryClientOf(app).invalidateQueries({ queryKey: ['POST', '/wallet/activityRecords'] });
      onSent(id);
    },
  });
}
