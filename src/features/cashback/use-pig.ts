import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getPigCollectMutationKey,
  getPigLoadQueryKey,
  getPigMarqueeQueryKey,
  getPigRecordQueryKey,
  usePigCollect,
  usePigLoad,
} from '../../api/generated/cashback.ts';
import { getWalletBalanceQueryKey } from '../../api/generated/wallet-balance.ts';
import { isContractRefusal } from '../../money/result.ts';
import { useMoneyChanges } from '../../session/use-money-changes.ts';

/** `unknown`: no reliable answer came (NET-14), and the refetched pig shows the result. */
export type Collected = { kind: 'paid'; amount: number } | { kind: 'unknown' } | undefined;

const family = (key: readonly unknown[]) => [...key].slice(0, 2);

/** Reads the player's pig and empties it: one call per tap, never retried automatically (NET-10). */
export function usePig() {
  const client = useQueryClient();
  const pig = usePigLoad({});
  const [collected, setCollected] = useState<Collected>();
  useMoneyChanges(pig);

  // biome-ignore lint/plugin: emptying the pig is no read.
  const { mutate, isPending } = usePigCollect({
    mutation: {
      onSuccess: (data) => {
        if (data?.amount !== undefined) setCollected({ kind: 'paid', amount: data.amount });
      },
      onError: (error) => setCollected(isContractRefusal(error) ? undefined : { kind: 'unknown' }),
      onSettled: () =>
        Promise.all(
          [
            getPigLoadQueryKey(),
            getPigRecordQueryKey(),
            getPigMarqueeQueryKey(),
            getWalletBalanceQueryKey(),
          ].map((key) => client.invalidateQueries({ queryKey: family(key) })),
        ),
    },
  });
  const collect = () => {
    // A second tap can come before the first one is rendered.
    if (client.isMutating({ mutationKey: getPigCollectMutationKey() })) return;
    setCollected(undefined);
    mutate({ data: {} });
  };
  return { pig, collect, isCollecting: isPending, collected };
}
