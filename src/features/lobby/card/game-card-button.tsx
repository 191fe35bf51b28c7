import { clsx } from 'clsx';
import { lazy, Suspense, useEffect } from 'react';
import { loadTexts, texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { tick } from '../../../lib/haptics.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { type PlacedInfoProps, useGameInfo } from '../games/game-info.tsx';

/** Most tiles are only tapped, so the card loads when one is opened. */
const GameCard = lazy(() => import('./game-card.tsx').then((m) => ({ default: m.GameCard })));

/** For keyboards, screen readers and a mouse. A touch opens the card by a long press on the tile. */
function GameCardButton({ className, ...props }: PlacedInfoProps) {
  const { games } = texts();
  const card = useOpened<true>();
  return (
    <>
      <button
        type="button"
        data-game-card
        aria-haspopup="dialog"
        aria-label={games.card.about({ game: props.game.name })}
        onClick={() => card.open(true)}
        className={clsx(
          'press pointer-events-none absolute grid size-[max(0.88rem,44px)] place-items-center rounded-full opacity-0',
          'focus-visible:opacity-100 [@media(hover:hover)]:pointer-events-auto [div:hover>&]:opacity-100',
          className,
        )}
      >
        <span className="grid size-56 place-items-center rounded-full bg-scrim">
          <LineIcon className="size-32">
            <path d="M12 10.5V17M12 7v.2" />
          </LineIcon>
        </span>
      </button>
      {card.value && (
        <Boundary isDecoration>
          <Suspense>
            <GameCard {...props} {...card.control} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

/** In ms: a long press; Android's own is 400 to 500. */
const PRESS_MS = 450;
/** CSS px that a resting finger may move. */
const STILL_PX = 10;
/** In ms: the browser sends the click of a press at most this long after the release. */
const CLICK_WITHIN_MS = 500;

function infoOf(target: EventTarget | null): HTMLElement | null | undefined {
  if (!(target instanceof Element) || target.closest('[aria-pressed]')) return undefined;
  return target.closest(':has(> [data-game-card])')?.querySelector<HTMLElement>(':scope > [data-game-card]');
}

function followPress(down: PointerEvent, info: HTMLElement, press: AbortController): void {
  const { signal } = press;
  const options = { capture: true, signal };
  let isOpened = false;
  const open = () => {
    if (isOpened) return;
    tick();
    info.click();
    isOpened = true;
  };
  const end = () => {
    if (!isOpened) press.abort();
  };
  const timer = setTimeout(open, PRESS_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > STILL_PX) end();
    },
    options,
  );
  addEventListener('scroll', end, options);
  addEventListener('pointercancel', end, options);
  addEventListener(
    'pointerup',
    () => {
      end();
      setTimeout(() => press.abort(), CLICK_WITHIN_MS);
    },
    options,
  );
  addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      open();
    },
    options,
  );
  addEventListener('dragstart', (event) => event.preventDefault(), options);
  // Otherwise the click of the same press would enter the game.
  addEventListener(
    'click',
    (event) => {
      if (!isOpened) return;
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
}

/** Adds the "i" to every tile of a screen and opens the card on a long press (GAM-11). */
export function useGameCards(): void {
  const app = useApp();
  useEffect(() => {
    void loadTexts('games').then(() => useGameInfo.of(app).setState({ Info: GameCardButton }));
    const page = new AbortController();
    let press: AbortController | undefined;
    addEventListener(
      'pointerdown',
      (down) => {
        press?.abort();
        const info = down.isPrimary && down.pointerType !== 'mouse' && infoOf(down.target);
        if (!info) return;
        press = new AbortController();
        followPress(down, info, press);
      },
      { capture: true, signal: page.signal },
    );
    return () => {
      press?.abort();
      page.abort();
    };
  }, [app]);
}
