import { type RefCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Game } from '../../../api/generated/contract.schemas.ts';
import { POT_STEP_MS, POTS_REFRESH_MS } from '../../../config/constants.ts';
import { wantsStillness } from '../../../lib/wants-stillness.ts';

/** The amount shown between two answers. One that fell was won and shows at once. @param part 0 to 1 */
export function growingPot(before: number | undefined, now: number, part: number): number {
  if (before === undefined || before >= now || part >= 1) return now;
  return Math.max(before, Math.floor(before + (now - before) * part));
}

const LARGEST = 12;

/** The largest jackpots (PRO-09), in the order of the first answer: a moving tile could not be tapped. */
export function useLargestPots(answer: readonly Game[], isOrdered: boolean): readonly Game[] {
  const [order] = useState(() =>
    answer
      .toSorted((one, other) => (other.jackpot ?? 0) - (one.jackpot ?? 0))
      .slice(0, LARGEST)
      .map(({ id }) => id),
  );
  return useMemo(
    () => (isOrdered ? order.flatMap((id) => answer.find((game) => game.id === id) ?? []) : answer),
    [answer, isOrdered, order],
  );
}

/** Jackpots count up to the latest answer (LOB-15), but not off screen or under reduced motion. */
export function useGrowingPots(answer: readonly Game[], isGrowing: boolean) {
  const [shown, setShown] = useState<readonly Game[]>();
  const amounts = useRef(new Map<string, number>());
  const place = useRef<Element>(null);
  useEffect(() => {
    if (!isGrowing || !answer.some(({ jackpot }) => jackpot !== undefined)) return;
    const before = amounts.current;
    const start = Date.now();
    const isStill = wantsStillness();
    const step = () => {
      const box = place.current?.getBoundingClientRect();
      const isAway = box !== undefined && (box.bottom < 0 || box.top > innerHeight);
      const part = isStill || isAway ? 1 : (Date.now() - start) / POTS_REFRESH_MS;
      const games = answer.map((game) =>
        game.jackpot === undefined
          ? game
          : { ...game, jackpot: growingPot(before.get(game.id), game.jackpot, part) },
      );
      amounts.current = new Map(games.map(({ id, jackpot = 0 }) => [id, jackpot]));
      setShown(games);
      if (part >= 1) clearInterval(timer);
    };
    const timer = setInterval(step, POT_STEP_MS);
    step();
    return () => clearInterval(timer);
  }, [answer, isGrowing]);
  const row: RefCallback<Element> = (element) => {
    place.current = element;
  };
  return { games: isGrowing ? (shown ?? answer) : answer, row };
}
