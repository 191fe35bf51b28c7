/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { Ball } from '../../kit/board/balls.tsx';
import { Board } from '../../kit/board/board.tsx';
import { cue } from '../../kit/frame/cue.ts';
import { boot, fill, pause } from '../../kit/frame/dom.ts';
import { stateOf, Title } from '../../kit/frame/frame.tsx';
import { announce, toast } from '../../kit/frame/messages.tsx';
import { Button, Picture } from '../../kit/frame/parts.tsx';
import { type GamePage, showRound, start } from '../../kit/frame/shell.tsx';
import { Pays } from '../../kit/pays/pays.tsx';
import { KENO_DRAWN, KENO_NUMBERS, kenoPays, kenoSpot } from './engine.ts';

const BALL_MS = 240;
const MOST_PICKS = kenoPays.length;

const invitation = fill(words.keno.choosePicks, { most: MOST_PICKS });
const counts = kenoPays.map((_, at) => at + 1);
const allPays = counts.map((hits) => ({
  name: String(hits),
  pays: kenoPays.map((pays) => (pays[hits] ? String(pays[hits] / 100) : '')),
}));

void start((table): GamePage => {
  const none: readonly number[] = [];
  /** The ticket keeps the marks of a draw until its picks change. */
  const [ticket, set] = stateOf({ picks: none, drawn: none, isMarked: false });
  const choose = (picks: readonly number[]) =>
    set({ picks: picks.toSorted((a, b) => a - b), isMarked: false });

  function tap(number: number): void {
    const { picks } = ticket;
    if (picks.includes(number)) choose(picks.filter((pick) => pick !== number));
    else if (picks.length < MOST_PICKS) choose([...picks, number]);
    else announce(invitation);
  }

  /** As many numbers as allowed. The draw does not depend on them. */
  function pickAny(): void {
    const any = new Set<number>();
    while (any.size < MOST_PICKS) any.add(1 + Math.floor(Math.random() * KENO_NUMBERS));
    choose([...any]);
  }

  const isPicked = (number: number) => ticket.picks.includes(number);
  const Drawn = ({ number }: { number: number }) => (
    <Ball number={number} range={Math.ceil(number / 10)} isHit={isPicked(number)} />
  );

  function Tray() {
    const { drawn } = ticket;
    const last = drawn.at(-1);
    return (
      <div class="tray">
        <div class="drum mid" aria-hidden="true">
          {last ? <Drawn key={last} number={last} /> : <Picture src={boot.art.motif} />}
        </div>
        <ol class="balls" aria-label={words.keno.drawnNumbers}>
          {Array.from({ length: KENO_DRAWN }, (_, at) => (
            <li class="place">{drawn[at] && <Drawn number={drawn[at]} />}</li>
          ))}
        </ol>
      </div>
    );
  }

  function Place({ number }: { number: number }) {
    const isOwn = isPicked(number);
    const isDrawn = ticket.isMarked && ticket.drawn.includes(number);
    const came = isDrawn && (isOwn ? words.keno.isHit : words.keno.isDrawn);
    const look = isOwn ? 'hit' : 'drawn';
    const isFull = ticket.picks.length === MOST_PICKS && !isOwn;
    return (
      <Button
        class={`number ${isDrawn ? look : ''} ${isFull ? 'full' : ''}`}
        aria-label={[fill(words.number, { n: number }), came].filter(Boolean).join(', ')}
        aria-pressed={isOwn}
        isOff={table.isBusy()}
        onClick={() => tap(number)}
      >
        {number}
      </Button>
    );
  }

  table.setAction(words.keno.draw);
  return {
    rules: ({ PayTable }) => (
      <PayTable
        caption={words.keno.allPays}
        heads={[words.keno.hits, ...counts.map(String)]}
        rows={allPays}
      />
    ),
    view: () => (
      <>
        <Title />
        <Tray />
        <Pays
          name={words.keno.hits}
          label={words.keno.hitsPay}
          pays={kenoPays[ticket.picks.length - 1] ?? []}
          lit={ticket.isMarked ? ticket.drawn.filter(isPicked).length : undefined}
          invitation={invitation}
        />
        <Board class="ticket" aria-label={words.numbers}>
          {Array.from({ length: KENO_NUMBERS }, (_, at) => (
            <Place number={at + 1} />
          ))}
        </Board>
        <div class="tools row">
          <Button class="tool" isOff={table.isBusy()} onClick={() => choose([])}>
            {words.clear}
          </Button>
          <p>
            <small>{words.keno.picked}</small>{' '}
            <b>
              {ticket.picks.length} / {MOST_PICKS}
            </b>
          </p>
          <Button class="tool" isOff={table.isBusy()} onClick={pickAny}>
            {words.keno.quickPick}
          </Button>
        </div>
      </>
    ),
    async act() {
      const { picks } = ticket;
      if (picks.length === 0) return toast(invitation);
      const round = await table.play([{ spot: kenoSpot(picks), stake: table.stake() }]);
      await showRound(table, round, 'keno', async (outcome) => {
        set({ drawn: [], isMarked: true });
        for (const ball of outcome.drawn) {
          cue('tick');
          set({ drawn: [...ticket.drawn, ball] });
          await pause(BALL_MS);
        }
        const hits = picks.filter((pick) => outcome.drawn.includes(pick));
        const hit = fill(words.keno.hit, { hits: hits.length, picks: picks.length });
        const drawn = fill(words.keno.drawn, { numbers: outcome.drawn.join(', ') });
        return `${hits.length > 0 ? `${hit}: ${hits.join(', ')}` : hit}. ${drawn}`;
      });
    },
  };
});
