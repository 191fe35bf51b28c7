/** @jsxImportSource preact */
import type { FairRoundOnWire } from '../../wire/fair-wire.ts';
import type { LiveOnWire, PersonOnWire } from '../../wire/game-wire.ts';
import { asBoard } from '../board/board.tsx';
import { boot, fill, times, whole } from '../frame/dom.ts';
import { draw, openSheet, shown, stateOf } from '../frame/frame.tsx';
import { addStyle } from '../frame/late-style.ts';
import { load } from '../frame/messages.tsx';
import { Button, Picture } from '../frame/parts.tsx';
import { textsIn } from '../words/text-pairs.ts';
import style from './live.css?inline';
import { liveTexts } from './words.ts';

const text = textsIn(liveTexts, boot.lang);
addStyle(style);

const TICK_MS = 250;
const TALK_MS = 2_600;
const HURRY_S = 4;

const Presenter = ({ portrait }: { portrait: string }) => (
  <div class="presenter" aria-hidden="true">
    {['', '-blink', '-talk'].map((mood) => (
      <Picture src={`/games/art/v1/presenter-${portrait}${mood}.svg`} look={`cover ${mood.slice(1)}`} />
    ))}
  </div>
);

function fortuneOf({ stake, payout, leftAt }: PersonOnWire): { text: string; tone: string } {
  if (stake === 0) return { text: text.watches, tone: '' };
  if (payout === null) return { text: whole(stake), tone: '' };
  const exit = leftAt > 0 ? ` · ${times(leftAt)}` : '';
  if (payout === 0) return { text: `${whole(stake)} · ${text.lost}`, tone: 'lost' };
  const isWin = payout > stake;
  const result = fill(isWin ? text.won : text.back, { amount: whole(payout) });
  return { text: `${whole(stake)}${exit} · ${result}`, tone: isWin ? 'won' : '' };
}

function Person({ person }: { person: PersonOnWire }) {
  const fortune = fortuneOf(person);
  return (
    <li class={`${fortune.tone} ${person.isYou ? 'you' : ''}`}>
      <span>
        {person.isYou ? text.you : person.name}
        {person.isVirtual && [' ', <small>{text.virtual}</small>]}
      </span>
      <b>{fortune.text}</b>
    </li>
  );
}

const verify = (past: FairRoundOnWire) =>
  void load(import('../fair/fair.tsx'), (fair) => fair.openVerification(past));

/** Shows the strip above the stage, and the list of the people at the table. */
export function showLiveStrip(
  first: LiveOnWire,
  label: (past: FairRoundOnWire) => { text: string; tone: string },
) {
  const { presenter } = first;
  const results: readonly FairRoundOnWire[] = [];
  const [strip, set] = stateOf({ live: first, results, line: '', isSpeaking: false });
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let endsAt = 0;
  let length = 1;
  let clock: HTMLElement | null = null;

  /** The clock runs without drawing the page. */
  function showClock(): void {
    if (!clock) return;
    const left = Math.max(0, endsAt - performance.now());
    const seconds = Math.ceil(left / 1000);
    clock.hidden = endsAt === 0;
    clock.textContent = seconds > 99 ? '' : String(seconds);
    clock.style.setProperty('--part', String(left / length));
    const { phase } = strip.live;
    clock.dataset.phase = phase === 'betting' && seconds <= HURRY_S ? 'hurry' : phase;
  }
  function tick(): void {
    showClock();
    if (clock?.isConnected) setTimeout(tick, TICK_MS);
  }
  function startClock(box: HTMLElement | null): void {
    clock = box;
    tick();
  }

  function Result({ past }: { past: FairRoundOnWire }) {
    const { text: result, tone } = label(past);
    return (
      <li>
        <Button class={tone} aria-label={fill(text.verifyOne, { result })} onClick={() => verify(past)}>
          {result}
        </Button>
      </li>
    );
  }

  const openPeople = () =>
    openSheet({ id: 'people', title: text.peopleTitle }, () => (
      <>
        <ul>
          {strip.live.people.map((person) => (
            <Person person={person} />
          ))}
        </ul>
        <p>{text.virtualNote}</p>
        <p>
          {text.hash}: <code>{strip.live.hash}</code>
        </p>
      </>
    ));

  shown.above = () => (
    <section id="live" class={strip.isSpeaking ? 'speaking' : ''}>
      <div class="floor row">
        {presenter && <Presenter portrait={presenter.portrait} />}
        <div class="speech">
          {presenter && <small>{presenter.name}</small>}
          <p class="said">{strip.line}</p>
        </div>
        <b class="clock mid" aria-hidden="true" ref={startClock} />
      </div>
      <div class="news row">
        <ul class="strip last-rounds" aria-label={text.last} {...asBoard()}>
          {strip.results.map((past) => (
            <Result key={past.nonce} past={past} />
          ))}
        </ul>
        <Button class="opener" aria-haspopup="dialog" onClick={openPeople}>
          {fill(text.people, { count: strip.live.people.length })}
        </Button>
      </div>
    </section>
  );
  return {
    speak(line: string) {
      if (strip.line === line) return;
      set({ line, isSpeaking: true });
      clearTimeout(quiet);
      quiet = setTimeout(() => set({ isSpeaking: false }), TALK_MS);
    },
    /** Called when the player has seen the end of the last round. */
    note: ({ last }: LiveOnWire) => set({ results: last }),
    mine(stake: number) {
      const people = strip.live.people.map((person) => (person.isYou ? { ...person, stake } : person));
      set({ live: { ...strip.live, people } });
    },
    show(now: LiveOnWire) {
      const { leftMs, sinceMs } = now;
      strip.live = now;
      endsAt = leftMs === null ? 0 : performance.now() + leftMs;
      length = Math.max(1, (leftMs ?? 0) + sinceMs);
      // Shows the phase now, not up to a tick later.
      showClock();
      draw();
    },
  };
}
