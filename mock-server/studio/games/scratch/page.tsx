/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { Board, stopOf } from '../../kit/board/board.tsx';
import { boot, byId, fill, money, pause, short, times } from '../../kit/frame/dom.ts';
import { follow } from '../../kit/frame/follow.ts';
import { stateOf, Title } from '../../kit/frame/frame.tsx';
import { announce } from '../../kit/frame/messages.tsx';
import { notifyApp } from '../../kit/frame/parent.ts';
import { Button, Picture } from '../../kit/frame/parts.tsx';
import { type GamePage, showRound, start } from '../../kit/frame/shell.tsx';
import { scratchPays as pays, SCRATCH_BLANK, SCRATCH_FIELDS, scratchChances } from './engine.ts';
import { layFoil } from './page-foil.ts';

/**
 * In ms. A card may stay open for long, and the app's header waits for its result only while it receives such messages.
 */
const STILL_ON_MS = 10_000;
const ONE_AFTER_ANOTHER_MS = 90;
const ALIKE = 3;

/** Most valuable first. The first symbol of a game is its cover's and no prize. */
const drawings = boot.art.symbols.slice(1);
const names = boot.names.slice(1);
const places = Array.from({ length: SCRATCH_FIELDS }, (_, at) => at);

const chances = pays.map((pay, symbol) => ({
  picture: <Picture src={drawings[symbol]} />,
  name: names[symbol]?.one ?? '',
  pays: [times(pay), `${+(scratchChances[symbol] ?? 0).toFixed(2)}%`],
}));

void start((table): GamePage => {
  const symbols: readonly number[] = [];
  const [card, set] = stateOf({ symbols, stake: 0, opened: new Set<number>() });
  let isOpening = false;
  let foil: ReturnType<typeof layFoil> | undefined;
  let done = () => {};

  const isOn = () => card.symbols.length > 0 && card.opened.size < SCRATCH_FIELDS;
  const prizeOf = (symbol: number) => ((pays[symbol] ?? 0) * card.stake) / 100;
  const isThree = (symbol: number) =>
    [...card.opened].filter((at) => card.symbols[at] === symbol).length === ALIKE;
  const threeAlike = () => pays.findIndex((_, symbol) => isThree(symbol));

  function nameOf(at: number): string {
    const place = fill(words.field, { n: at + 1 });
    const symbol = card.symbols[at];
    if (symbol === undefined) return place;
    if (!card.opened.has(at)) return `${place}: ${words.scratch.covered}`;
    if (symbol === SCRATCH_BLANK) return `${place}: ${words.scratch.blank}`;
    return `${place}: ${names[symbol]?.one}, ${money(prizeOf(symbol))} ${table.seat.currency}`;
  }

  function open(at: number): void {
    if (card.opened.has(at) || !isOn()) return;
    foil?.bare(at);
    set({ opened: new Set([...card.opened, at]) });
    if (!isOn()) done();
    else if (threeAlike() !== -1) void openAll();
  }

  async function openAll(): Promise<void> {
    if (isOpening) return;
    isOpening = true;
    for (const at of places) {
      if (card.opened.has(at)) continue;
      open(at);
      await pause(ONE_AFTER_ANOTHER_MS);
    }
    isOpening = false;
  }

  /** The foil stays on until the first card is bought. */
  function hang(canvas: HTMLCanvasElement | null): void {
    const fields = canvas?.parentElement?.querySelectorAll<HTMLElement>('.field');
    const pen = canvas?.getContext('2d');
    if (canvas && pen && fields) foil = layFoil(canvas, pen, [...fields], open);
  }

  function tap(at: number): void {
    open(at);
    if (card.symbols.length > 0) announce(nameOf(at));
  }

  function Field({ at }: { at: number }) {
    const symbol = card.symbols[at] ?? SCRATCH_BLANK;
    const isOpen = card.opened.has(at);
    const isWon = symbol !== SCRATCH_BLANK && symbol === threeAlike();
    return (
      <button
        type="button"
        class={`field stack ${isOpen ? 'open' : ''} ${isWon ? 'won' : ''}`}
        aria-label={nameOf(at)}
        aria-disabled={!isOn() || isOpen}
        onClick={() => tap(at)}
      >
        {symbol !== SCRATCH_BLANK && (
          <>
            <Picture src={drawings[symbol]} />
            {/* CSS draws the amount, so screen readers do not read it through the foil. */}
            <b data-amount={short(prizeOf(symbol))} />
          </>
        )}
      </button>
    );
  }

  table.setAction(words.scratch.newCard);
  return {
    rules: ({ PayTable }) => (
      <PayTable
        caption={words.scratch.alikePay}
        heads={[words.scratch.symbol, words.payout, words.scratch.chance]}
        rows={chances}
      />
    ),
    view: () => (
      <>
        <Title />
        <div class="place mid">
          <div class="ticket">
            <p class="alike">{words.scratch.threeAlike}</p>
            <Board class={`fields ${isOn() ? 'on' : ''}`} aria-label={words.scratch.threeAlike}>
              {places.map((at) => (
                <Field at={at} />
              ))}
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus. */}
              <canvas class="foil cover" aria-hidden="true" ref={hang} />
            </Board>
          </div>
        </div>
        <div class="moves">
          <Button class="move stack" isOff={!isOn()} onClick={() => void openAll()}>
            {words.scratch.scratchAll}
          </Button>
        </div>
      </>
    ),
    async act() {
      const paid = table.stake();
      const round = await table.play([{ spot: 'card', stake: paid }]);
      await showRound(table, round, 'scratch', async ({ fields }) => {
        // The header's total includes the win already; it must hide this amount.
        const still = setInterval(() => notifyApp({ type: 'round', stake: round.payout }), STILL_ON_MS);
        const isDone = new Promise<void>((resolve) => {
          done = resolve;
        });
        set({ stake: paid, symbols: fields, opened: new Set() });
        foil?.cover();
        table.setAction(words.scratch.newCard, { isOff: true });
        announce(words.scratch.scratchNow);
        follow(stopOf('.fields'));
        await isDone;
        clearInterval(still);
        const alike = threeAlike();
        return alike === -1
          ? words.scratch.none
          : fill(words.scratch.three, { name: names[alike]?.many ?? '' });
      });
      table.setAction(words.scratch.newCard);
      follow(byId('action'));
    },
  };
});
