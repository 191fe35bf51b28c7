/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { Ball, colourOf } from '../../kit/board/balls.tsx';
import { Board } from '../../kit/board/board.tsx';
import { cue } from '../../kit/frame/cue.ts';
import { boot, fill, pause, plainTimes } from '../../kit/frame/dom.ts';
import { stateOf, Title } from '../../kit/frame/frame.tsx';
import { Button, Picture } from '../../kit/frame/parts.tsx';
import { type GamePage, showRound, start } from '../../kit/frame/shell.tsx';
import { Pays } from '../../kit/pays/pays.tsx';
import { Choice } from '../../kit/stake/choice.tsx';
import {
  BINGO_CALLED,
  BINGO_CARDS_AT_MOST,
  BINGO_NUMBERS,
  BINGO_PRINTED,
  bingoCard,
  bingoLinesOf,
  bingoPays,
  bingoSpot,
} from './engine.ts';

const BALL_MS = 110;
const LETTERS = ['B', 'I', 'N', 'G', 'O'];
const COLUMN = BINGO_NUMBERS / LETTERS.length;
const LAST_BALLS = 5;

const columnOf = (number: number) => Math.ceil(number / COLUMN);
const paidLines = (lines: number) => Math.min(lines, bingoPays.length - 1);
const choices = Array.from({ length: BINGO_CARDS_AT_MOST }, (_, at) => [at + 1, String(at + 1)] as const);

/** The draw does not depend on the choice. */
function pickCards(count: number) {
  const picked = new Set<number>();
  while (picked.size < count) picked.add(1 + Math.floor(Math.random() * (BINGO_PRINTED - 1)));
  return [...picked].map((number) => ({ number, numbers: bingoCard(bingoSpot(number)) }));
}

type Card = ReturnType<typeof pickCards>[number];

function Cell({ value, isCalled, isInLine }: { value: number; isCalled: boolean; isInLine: boolean }) {
  // The field in the middle has no number and is never called.
  const isFree = value === 0;
  const label = [
    isFree ? words.bingo.free : value,
    isCalled && words.bingo.isCalled,
    isInLine && words.bingo.inLine,
  ];
  return (
    <span
      class={`cell mid ${isFree ? 'free' : ''} ${isCalled ? 'called' : ''} ${isInLine ? 'line' : ''}`}
      role="gridcell"
      aria-label={label.filter(Boolean).join(', ')}
    >
      {isFree ? '★' : value}
    </span>
  );
}

void start((table): GamePage => {
  const called: readonly number[] = [];
  const [hall, set] = stateOf({ cards: pickCards(2), called });

  function lay(count: number): void {
    set({ cards: pickCards(count), called: [] });
    table.recount();
  }

  const linesOf = ({ numbers }: Card) => bingoLinesOf(numbers, hall.called);

  function Call() {
    const { cards, called } = hall;
    const isHit = (number: number) => cards.some(({ numbers }) => numbers.includes(number));
    return (
      <div class="call">
        <div class="balls row" aria-hidden="true">
          {called.length === 0 && <Picture src={boot.art.motif} />}
          {called
            .slice(-LAST_BALLS)
            .reverse()
            .map((number) => (
              <Ball key={number} number={number} range={columnOf(number)} isHit={isHit(number)} />
            ))}
        </div>
        <p>
          <small>{words.bingo.called}</small>{' '}
          <b>
            {called.length} / {BINGO_CALLED}
          </b>
        </p>
        <p class="unseen">{called.join(', ')}</p>
      </div>
    );
  }

  function Ticket({ card }: { card: Card }) {
    const lines = linesOf(card);
    const name = fill(words.bingo.cardNumber, { n: card.number });
    return (
      <div class={`card ${lines.length > 0 ? 'winner' : ''}`}>
        <p>
          <span>{name}</span>
          <b>{lines.length > 0 && plainTimes(bingoPays[paidLines(lines.length)] ?? 0)}</b>
        </p>
        <div class="cells" role="grid" aria-label={name}>
          <div role="row" class="line-of">
            {LETTERS.map((letter, at) => (
              <span class="letter mid" role="columnheader" style={colourOf(at + 1)}>
                {letter}
              </span>
            ))}
          </div>
          {LETTERS.map((_, row) => (
            <div role="row" class="line-of">
              {LETTERS.map((_, column) => {
                const at = row * LETTERS.length + column;
                const value = card.numbers[at] ?? 0;
                return (
                  <Cell
                    value={value}
                    isCalled={hall.called.includes(value)}
                    isInLine={lines.some((line) => line.includes(at))}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
    );
  }

  table.setAction(words.bingo.callNumbers);
  return {
    times: () => hall.cards.length,
    stakeName: words.bingo.perCard,
    view: () => (
      <>
        <Title />
        <Call />
        <Pays
          name={words.bingo.lines}
          label={words.bingo.linesPay}
          pays={bingoPays}
          lit={paidLines(Math.max(...hall.cards.map((card) => linesOf(card).length)))}
        />
        <Board class="hall" data-cards={hall.cards.length} aria-label={words.bingo.cards}>
          {hall.cards.map((card) => (
            <Ticket card={card} />
          ))}
        </Board>
        <div class="under">
          <Choice
            name="cards"
            legend={words.bingo.cards}
            options={choices}
            chosen={hall.cards.length}
            isOff={table.isBusy()}
            onChoose={lay}
          />
          <Button class="tool" isOff={table.isBusy()} onClick={() => lay(hall.cards.length)}>
            {words.bingo.newCards}
          </Button>
        </div>
      </>
    ),
    async act() {
      const { cards } = hall;
      const stakes = cards.map(({ number }) => ({ spot: bingoSpot(number), stake: table.stake() }));
      const round = await table.play(stakes);
      await showRound(table, round, 'bingo', async (outcome) => {
        set({ called: [] });
        for (const number of outcome.called) {
          cue('tick');
          set({ called: [...hall.called, number] });
          await pause(BALL_MS);
        }
        return cards
          .map((card) => fill(words.bingo.cardLines, { n: card.number, count: linesOf(card).length }))
          .join('. ');
      });
    },
  };
});
