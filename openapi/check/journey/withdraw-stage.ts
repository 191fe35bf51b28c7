import { fieldOf, listOf, numberOf, textOf } from '../../source/json-values.ts';
import { uuidFrom } from '../uuid.ts';
import { payerFor } from './accounts-for-methods.ts';
import type { Stage } from './walk.ts';

/** A withdrawal of the smallest amount, once although asked for twice, and the list that shows it. */
export const withdrawStage: Stage = {
  name: 'withdraw',
  calls: ['withdrawPaymentMethods', 'withdrawCreate', 'withdrawOrders'],
  async run({ ask, fault, player, options }) {
    const [method] = listOf(await ask('withdrawPaymentMethods', player, { country: options.country }));
    const intentId = uuidFrom(options.seed, 'withdrawCreate');
    const body = {
      amount: numberOf(fieldOf(method, 'min')) ?? 1000,
      payChannel: textOf(fieldOf(method, 'payChannel')) ?? 'bank',
      paymentMethod: textOf(fieldOf(method, 'code')) ?? 'bank',
      account: '00123456789',
      ...payerFor(method, options.player.username, options.seed),
      holder: 'Camila Rojas Soto',
      intentId,
    };
    const first = fieldOf(await ask('withdrawCreate', player, body), 'id');
    if (first !== undefined) {
      const second = fieldOf(await ask('withdrawCreate', player, body, 'The same intent again'), 'id');
      if (second !== undefined && second !== first) {
        fault('withdrawCreate', {
          rule: 'one-intent',
          at: 'data.id',
          says: 'is another order for the same intentId',
        });
      }
    }
    await ask('withdrawOrders', player, { pageNum: 1, pageSize: 20 });
    await ask(
      'withdrawOrders',
      player,
      { pageNum: 1, pageSize: 20, intentId },
      'The withdrawal of an intent',
    );
    await ask('walletBalance', player, {}, 'Balance after the money moved');
  },
};
