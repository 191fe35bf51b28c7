import './page.css';
import type { verifyTexts } from '../../kit/fair/words.ts';
import { byId, el, money } from '../../kit/frame/dom.ts';
import type { InOneLang } from '../../kit/words/text-pairs.ts';
import type { FairRoundOnWire } from '../../wire/fair-wire.ts';
import { type Verification, verifyRound } from './verify-round.ts';

const words: InOneLang<typeof verifyTexts> = JSON.parse(byId('boot').textContent ?? '').words;

const fields = ['serverSeed', 'hash', 'clientSeed', 'nonce', 'payout'] as const;

/** `isSeen`: the device was shown the hash before the bet. */
type Shown = FairRoundOnWire & { isSeen?: boolean };

const status = byId('verdict');
const steps = byId('steps');

function sayVerdict(title: string, text: string, look: 'working' | 'good' | 'bad'): void {
  status.className = look;
  status.replaceChildren(el('b', {}, title), el('span', {}, text));
}

function step(title: string, isGood: boolean | undefined, ...inside: (Node | string)[]): HTMLElement {
  const mark =
    isGood === undefined
      ? []
      : [el('strong', { class: isGood ? 'good' : 'bad' }, isGood ? words.holds : words.differs)];
  return el('li', {}, el('h2', {}, title), ...inside, ...mark);
}

const code = (text: string) => el('code', {}, text);
const hexOf = (number: number) => (number * 2 ** 32).toString(16).padStart(8, '0');

const numbersList = (numbers: readonly number[]) =>
  el(
    'ol',
    { class: 'numbers', tabindex: '0', 'aria-label': words.stepNumbers },
    ...numbers.map((number) => el('li', {}, code(hexOf(number)), ` ${number.toFixed(6)}`)),
  );

function showSteps(round: FairRoundOnWire, verification: Verification): void {
  const { hash, isCommitted, blocks, numbers, replayed, isSameOutcome, isSamePayout } = verification;
  const { payout } = replayed;
  steps.replaceChildren(
    step(words.stepSeed, isCommitted, el('p', {}, code(hash))),
    step(
      words.stepBytes,
      undefined,
      ...blocks.map(({ message, bytes }) => el('p', {}, code(message), el('br'), code(bytes))),
    ),
    step(words.stepNumbers, undefined, numbersList(numbers)),
    step(words.stepOutcome, isSameOutcome, el('p', { class: 'outcome' }, replayed.text)),
    step(
      words.stepPayout,
      isSamePayout,
      el('p', {}, payout === null ? words.broken : money(payout)),
      el('p', {}, `${words.recorded}: ${money(round.payout)}`),
    ),
  );
}

async function verify(round: Shown): Promise<void> {
  sayVerdict(words.working, '', 'working');
  if (!isSecureContext) return sayVerdict(words.unknown, words.insecure, 'bad');
  const verification = await verifyRound(round);
  showSteps(round, verification);
  if (!verification.isVerified) sayVerdict(words.failed, words.failedText, 'bad');
  else if (round.isSeen) sayVerdict(words.verified, words.verifiedText, 'good');
  else sayVerdict(words.unseen, words.unseenText, 'bad');
}

function roundOfAddress(): Shown | undefined {
  try {
    return JSON.parse(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return undefined;
  }
}

function showFacts({ game, at, stakes, moves, auto }: FairRoundOnWire): void {
  const time = new Date(at).toLocaleString(document.documentElement.lang);
  const staked = stakes.map(({ spot, stake }) => `${spot} ${money(stake)}`);
  const facts = [
    [words.stakes, [...staked, ...(auto === null ? [] : [`${(auto / 100).toFixed(2)}x`])].join(', ')],
    [words.moves, moves.join(', ')],
  ] as const;
  byId('facts').replaceChildren(
    el('p', {}, el('b', {}, game.name), ` · ${time}`),
    ...facts.flatMap(([name, text]) => (text === '' ? [] : [el('p', {}, `${name}: `, text)])),
  );
}

function buildForm(round: Shown): void {
  const inputs = fields.map((name) => {
    const input = el('input', { name, value: round[name] ?? '', autocomplete: 'off', spellcheck: 'false' });
    return { name, input, label: el('label', {}, words[name], input) };
  });
  const form = byId('form');
  form.replaceChildren(
    el('p', {}, words.edit),
    ...inputs.map(({ label }) => label),
    el('button', { type: 'submit' }, words.again),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = Object.fromEntries(inputs.map(({ name, input }) => [name, input.value.trim()]));
    void verify({
      ...round,
      ...typed,
      nonce: Number(typed.nonce),
      isSeen: round.isSeen === true && typed.hash === round.hash && Number(typed.nonce) === round.nonce,
      payout: Number(typed.payout?.replaceAll(',', '')),
    }).then(() => scrollTo(0, 0));
  });
}

const round = roundOfAddress();
if (round) {
  showFacts(round);
  buildForm(round);
  await verify(round);
} else sayVerdict(words.unknown, words.noRound, 'bad');
document.body.dataset.ready = 'verify';
