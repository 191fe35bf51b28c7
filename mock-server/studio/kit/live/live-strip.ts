import type { FairRoundOnWire } from '../../wire/fair-wire.ts';
import type { LiveOnWire, PersonOnWire } from '../../wire/game-wire.ts';
import { makeBoard } from '../board/board.ts';
import { boot, button, byId, el, fill, picture, times, whole, words } from '../frame/dom.ts';
import { addStyle } from '../frame/late-style.ts';
import { toast } from '../frame/talk.tsx';
import { textsIn } from '../words/text-pairs.ts';
import style from './live.css?inline';
import { liveTexts } from './words.ts';

const text = textsIn(liveTexts, boot.lang);
addStyle(style);

const TICK_MS = 250;
const TALK_MS = 2_600;
const HURRY_S = 4;

function drawPresenter(portrait: string): HTMLElement {
  const drawn = (mood: string) => picture(`/games/art/v1/presenter-${portrait}${mood}.svg`, mood.slice(1));
  return el('div', { class: 'presenter', 'aria-hidden': 'true' }, ...['', '-blink', '-talk'].map(drawn));
}

function fortuneOf({ stake, payout, leftAt }: PersonOnWire): { text: string; tone: string } {
  if (stake === 0) return { text: text.watches, tone: '' };
  if (payout === null) return { text: whole(stake), tone: '' };
  const exit = leftAt > 0 ? ` · ${times(leftAt)}` : '';
  if (payout === 0) return { text: `${whole(stake)} · ${text.lost}`, tone: 'lost' };
  const isWin = payout > stake;
  const result = fill(isWin ? text.won : text.back, { amount: whole(payout) });
  return { text: `${whole(stake)}${exit} · ${result}`, tone: isWin ? 'won' : '' };
}

const personItem = (person: PersonOnWire): HTMLElement => {
  const fortune = fortuneOf(person);
  return el(
    'li',
    { class: `${fortune.tone} ${person.isYou ? 'you' : ''}` },
    el(
      'span',
      {},
      person.isYou ? text.you : person.name,
      ...(person.isVirtual ? [' ', el('small', {}, text.virtual)] : []),
    ),
    el('b', {}, fortune.text),
  );
};

function verify(past: FairRoundOnWire): void {
  import('../fair/fair.ts').then(
    ({ openVerification }) => openVerification(past),
    () => toast(words.offline),
  );
}

export function buildLiveStrip(
  first: LiveOnWire,
  label: (past: FairRoundOnWire) => { text: string; tone: string },
) {
  const said = el('p', { class: 'said' });
  const seconds = el('b', {});
  const clock = el('div', { class: 'clock', 'aria-hidden': 'true' }, seconds);
  const presenter = first.presenter ? [drawPresenter(first.presenter.portrait)] : [];
  const name = first.presenter ? [el('small', {}, first.presenter.name)] : [];
  const last = el('ul', { class: 'last-rounds', 'aria-label': text.last });
  const board = makeBoard(last);
  const list = el('ul', {});
  const hash = el('code', {});
  const people = el(
    'dialog',
    { id: 'people', 'aria-label': text.peopleTitle },
    el('h2', {}, text.peopleTitle),
    list,
    el('p', {}, text.virtualNote),
    el('p', {}, `${text.hash}: `, hash),
  );
  const opener = button('', 'opener', () => people.showModal());
  opener.setAttribute('aria-haspopup', 'dialog');
  const closer = button(words.close, 'opener', () => people.close());
  people.append(closer);
  const root = el(
    'section',
    { id: 'live' },
    el('div', { class: 'floor' }, ...presenter, el('div', { class: 'speech' }, ...name, said), clock),
    el('div', { class: 'news' }, last, opener),
  );
  byId('stage').before(root);
  byId('game').append(people);

  let endsAt = 0;
  let length = 1;
  let phase = '';
  let quiet: ReturnType<typeof setTimeout> | undefined;

  function showClock(): void {
    const left = Math.max(0, endsAt - performance.now());
    const shown = Math.ceil(left / 1000);
    clock.hidden = endsAt === 0;
    seconds.textContent = shown > 99 ? '' : String(shown);
    clock.style.setProperty('--part', String(left / length));
    clock.dataset.phase = phase === 'betting' && shown <= HURRY_S ? 'hurry' : phase;
  }
  function tick(): void {
    showClock();
    if (root.isConnected) setTimeout(tick, TICK_MS);
  }
  tick();

  return {
    speak(line: string) {
      if (said.textContent === line) return;
      said.textContent = line;
      root.classList.add('speaking');
      clearTimeout(quiet);
      quiet = setTimeout(() => root.classList.remove('speaking'), TALK_MS);
    },
    /** Called when the player has seen the end of the last round. */
    note({ last: rounds }: LiveOnWire) {
      const results = rounds.map((past) => {
        const { text: result, tone } = label(past);
        const made = button(result, tone, () => verify(past));
        made.setAttribute('aria-label', fill(text.verifyOne, { result }));
        return made;
      });
      last.replaceChildren(...results.map((made) => el('li', {}, made)));
      board.lay(results);
    },
    mine(stake: number) {
      const you = list.querySelector('.you b');
      if (you) you.textContent = whole(stake);
    },
    show({ phase: now, leftMs, sinceMs, people: there, hash: committed }: LiveOnWire) {
      phase = now;
      endsAt = leftMs === null ? 0 : performance.now() + leftMs;
      length = Math.max(1, (leftMs ?? 0) + sinceMs);
      // Shows the phase now, not up to a tick later.
      showClock();
      opener.textContent = fill(text.people, { count: there.length });
      hash.textContent = committed;
      list.replaceChildren(...there.map(personItem));
    },
  };
}
