/** @jsxImportSource preact */
import { type ComponentChildren, type JSX, render } from 'preact';
import type { SeatOnWire } from '../../wire/game-wire.ts';
import { boot, byId, words } from './dom.ts';
import { Button } from './parts.tsx';

export type View = () => ComponentChildren;

/** What the page shows. Whoever changes it calls `draw`. */
export const shown: {
  seat?: SeatOnWire;
  /** Inside #stage, right before it, and before the bar. */
  stage?: View | undefined;
  above?: View | undefined;
  before?: View | undefined;
  /** A page without a bar has its balance in the header. */
  bar?: View;
  balance?: string;
  /** In the bar; it loads late. */
  rounds?: View;
  isSound: boolean;
  onSound?: () => void;
  onInfo?: () => void;
  toast?: { text: string; label: string; run?: () => void } | undefined;
  cheer?: { title: string; figure: string } | undefined;
  sheets: readonly View[];
} = { isSound: false, sheets: [] };

const root = byId('page');

/** Draws the whole page at once, so that whoever changes it finds its elements. */
export const draw = () => render(<Page />, root);

/** What a part of the page remembers, and the way to change it, which draws the page. */
export function stateOf<State extends object>(state: State) {
  const set = (changes: Partial<State>): void => {
    Object.assign(state, changes);
    draw();
  };
  return [state, set] as const;
}

type SheetProps = JSX.IntrinsicElements['dialog'] & {
  title: string;
  /** Instead of the title as a heading. */
  head?: ComponentChildren;
  /** Instead of the button that closes the sheet. */
  foot?: View;
};

function openModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  // The browser would focus the first control, and scroll to it.
  dialog.focus();
  dialog.scrollTo(0, 0);
}

let opened = 0;

/** Opens a sheet above the page, the last one on top, until it is closed. */
export function openSheet(
  { title, head = <h2>{title}</h2>, foot, ...props }: SheetProps,
  inside: View,
): void {
  opened += 1;
  const key = opened;
  const sheet = () => (
    <dialog key={key} tabIndex={-1} aria-label={title} {...props} ref={openModal} onClose={close}>
      {head}
      {inside()}
      {foot ? (
        foot()
      ) : (
        <Button class="action" onClick={closeSheet}>
          {words.close}
        </Button>
      )}
    </dialog>
  );
  const close = () => {
    shown.sheets = shown.sheets.filter((other) => other !== sheet);
    draw();
  };
  shown.sheets = [...shown.sheets, sheet];
  draw();
}

/** For a button inside a sheet. The browser gives the focus back. */
export const closeSheet = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.closest('dialog')?.close();

export const Balance = () => (
  <span>
    <small id="balance-name">{shown.seat?.isBonus ? words.bonusBalance : words.balance}</small>{' '}
    <b id="balance" class="cash">
      {shown.balance}
    </b>
  </span>
);

/** The name of the game, first on its stage. */
export const Title = () => (
  <p class="title gilded" aria-hidden="true">
    {boot.game.name}
  </p>
);

/** Waves show while the sound is on, a stroke while it is off. */
const Speaker = () => (
  <svg viewBox="0 0 24 24">
    <path d="M4 9v6h4l5 4V5L8 9Z" />
    <path d="M16 8q4 4 0 8m3-11q6 7 0 14" />
    <path d="m16 9 6 6m0-6-6 6" />
  </svg>
);

const Header = () => (
  <header class="head row">
    <Button
      id="sound"
      class="round"
      role="switch"
      aria-checked={shown.isSound}
      aria-label={words.sound}
      onClick={() => shown.onSound?.()}
    >
      <Speaker />
    </Button>
    <h1>{boot.game.name}</h1>
    {!shown.bar && (
      <p class="money">
        <Balance />
      </p>
    )}
    <Button id="info" class="round" aria-label={words.rules} onClick={() => shown.onInfo?.()}>
      ?
    </Button>
  </header>
);

function Toast({ text, label, run }: NonNullable<typeof shown.toast>) {
  const close = () => {
    delete shown.toast;
    draw();
    run?.();
  };
  return (
    <div id="toast" class="row">
      <p>{text}</p>
      <Button onClick={close}>{label}</Button>
    </div>
  );
}

function Page() {
  const { seat, toast, cheer, sheets } = shown;
  const stage = [shown.above?.(), <main id="stage">{shown.stage?.()}</main>];
  const bar = [shown.before?.(), shown.bar?.()];
  return (
    <>
      <div id="game" hidden={!seat}>
        <Header />
        {boot.hasChoices ? [bar, stage] : [stage, bar]}
      </div>
      {toast && <Toast {...toast} />}
      {cheer && (
        <div id="cheer" class="stack" aria-hidden="true">
          <p class="gilded">{cheer.title}</p>
          <b class="gilded">{cheer.figure}</b>
        </div>
      )}
      {sheets.map((sheet) => sheet())}
    </>
  );
}
