import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import type { MemoryPort } from '../deposit-memory.ts';

type EndedOrder = Pick<RechargeOrder, 'id' | 'createdAt'>;

export interface TellingPorts {
  memory: MemoryPort;
  /** Claims a thing for this tab, among all tabs of the device and for good (src/lib/device-claims.ts). */
  claim: (at: string, what: string) => Promise<boolean>;
  /** Resolves when the player can see this tab. */
  seen: () => Promise<void>;
}

export interface ToldOnce {
  /** Whether this tab is the one that shows how an order ended: one tab of the device does, once (DEP-04). */
  mayTell: (order: EndedOrder) => Promise<boolean>;
  /** Whether this tab is the one that reports the purchase; it need not be seen for that. */
  mayReport: (order: EndedOrder) => Promise<boolean>;
}

/**
 * Who of a device's tabs may tell. All of them hear of an end at about the same time, and some hear of it later: a tab
 * in the background, a page reached again from a decided bank page. The first that the player sees tells.
 */
export function createToldOnce({ memory, claim, seen }: TellingPorts): ToldOnce {
  return {
    async mayTell({ id, createdAt }) {
      await seen();
      // Where the device keeps no claims, the tab at least remembers its own.
      if (memory.read().told.includes(id)) return false;
      const { open, told } = memory.read();
      memory.change({ open: open.filter((other) => other !== id), told: [...told, id] });
      return claim(createdAt, `told ${id}`);
    },
    async mayReport({ id, createdAt }) {
      const { reported } = memory.read();
      if (reported.includes(id)) return false;
      memory.change({ reported: [...reported, id] });
      return claim(createdAt, `reported ${id}`);
    },
  };
}

/** Resolves as soon as the page is in the foreground. */
export function untilVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const onChange = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', onChange);
      resolve();
    };
    document.addEventListener('visibilitychange', onChange);
  });
}
