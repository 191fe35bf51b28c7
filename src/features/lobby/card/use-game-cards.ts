import { useEffect } from 'react';
import { loadTexts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { tick } from '../../../lib/haptics.ts';
import { useGameInfo } from '../games/game-info.tsx';
import { GameCardButton } from './game-card-button.tsx';

/** How long a finger rests on a tile to open its card, in ms; Android's own time is 400 to 500. */
const PRESS_MS = 450;
/** CSS px a resting finger may move. */
const STILL_PX = 10;
/** Within this time after a finger is lifted, the browser may still send the click of that press, in ms. */
const CLICK_WITHIN_MS = 500;

/** The "i" of the tile that is pressed; a heart has a job of its own. */
function infoOf(target: EventTarget | null): HTMLElement | null | undefined {
  if (!(target instanceof Element) || target.closest('[aria-pressed]')) return undefined;
  return target.closest(':has(> [data-game-card])')?.querySelector<HTMLElement>(':scope > [data-game-card]');
}

/** Follows one press of a finger or pen until it is over. */
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
  // The picture's own menu, and a picture that is dragged away.
  addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      open();
    },
    options,
  );
  addEventListener('dragstart', (event) => event.preventDefault(), options);
  // The click of the press that opened the card would enter the game.
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

/** Gives every tile of a screen its "i", and opens a card when a tile is pressed for a while (GAM-11). */
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
