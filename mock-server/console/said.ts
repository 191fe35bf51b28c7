import { create } from 'zustand';

export interface Said {
  text: string;
  isBad: boolean;
}

/** What the page said last, and how often it spoke: the same words twice are news all the same. */
export const useSaid = create<{ said: Said | undefined; count: number }>(() => ({
  said: undefined,
  count: 0,
}));

/** Tells the developer what came of an action. */
export function say(said: Said): void {
  useSaid.setState(({ count }) => ({ said, count: count + 1 }));
}
