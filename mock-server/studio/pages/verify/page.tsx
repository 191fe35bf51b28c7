/** @jsxImportSource preact */
import './page.css';
import { type ComponentChildren, render } from 'preact';
import type { verifyTexts } from '../../kit/fair/words.ts';
import { byId, money } from '../../kit/frame/dom.ts';
import type { InOneLang } from '../../kit/words/text-pairs.ts';
import type { FairRoundOnWire } from '../../wire/fair-wire.ts';
import { type Verification, verifyRound } from './verify-round.ts';

const words: InOneLang<typeof verifyTexts> = JSON.parse(byId('boot').textContent ?? '').words;

const fields = ['serverSeed', 'hash', 'clientSeed', 'nonce', 'payout'] as const;

/** `isSeen`: the device was shown the hash before the bet. */
type Shown = FairRoundOnWire & { isSeen?: boolean };

function Step({ title, isGood, children }: { title: string; isGood?: boolean; children: ComponentChildren }) {
  return (
    <li>
      <h2>{title}</h2>
      {children}
      {isGood !== undefined && (
        <strong class={isGood ? 'good' : 'bad'}>{isGood ? words.holds : words.differs}</strong>
      )}
    </li>
  );
}

const hexOf = (number: number) => (number * 2 ** 32).toString(16).padStart(8, '0');

function Steps({ round, verification }: { round: Shown; verification: Verification }) {
  const { hash, isCommitted, blocks, numbers, replayed, isSameOutcome, isSamePayout } = verification;
  const { text, payout } = replayed;
  return (
    <ol id="steps">
      <Step title={words.stepSeed} isGood={isCommitted}>
        <code>{hash}</code>
      </Step>
      <Step title={words.stepBytes}>
        {blocks.map(({ message, bytes }) => (
          <p>
            <code>{message}</code>
            <br />
            <code>{bytes}</code>
          </p>
        ))}
      </Step>
      <Step title={words.stepNumbers}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keys scroll the list. */}
        <ol class="numbers" tabIndex={0} aria-label={words.stepNumbers}>
          {numbers.map((number) => (
            <li>
              <code>{hexOf(number)}</code> {number.toFixed(6)}
            </li>
          ))}
        </ol>
      </Step>
      <Step title={words.stepOutcome} isGood={isSameOutcome}>
        <p class="outcome">{text}</p>
      </Step>
      <Step title={words.stepPayout} isGood={isSamePayout}>
        <p>{payout === null ? words.broken : money(payout)}</p>
        <Fact name={words.recorded} text={money(round.payout)} />
      </Step>
    </ol>
  );
}

const Fact = ({ name, text }: { name: string; text: string }) => text !== '' && <p>{`${name}: ${text}`}</p>;

function Facts({ game, at, stakes, moves, auto }: FairRoundOnWire) {
  const time = new Date(at).toLocaleString(document.documentElement.lang);
  const staked = stakes.map(({ spot, stake }) => `${spot} ${money(stake)}`);
  const exit = auto === null ? [] : [`${(auto / 100).toFixed(2)}x`];
  return (
    <div>
      <p>
        <b>{game.name}</b> · {time}
      </p>
      <Fact name={words.stakes} text={[...staked, ...exit].join(', ')} />
      <Fact name={words.moves} text={moves.join(', ')} />
    </div>
  );
}

/** What the player typed stays while the page is drawn again. */
function Form({ round }: { round: Shown }) {
  function verifyTyped(event: Event & { currentTarget: HTMLFormElement }): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = Object.fromEntries(fields.map((name) => [name, String(form.get(name)).trim()]));
    void verify({
      ...round,
      ...typed,
      nonce: Number(typed.nonce),
      isSeen: round.isSeen === true && typed.hash === round.hash && Number(typed.nonce) === round.nonce,
      payout: Number(typed.payout?.replaceAll(',', '')),
    }).then(() => scrollTo(0, 0));
  }
  return (
    <form onSubmit={verifyTyped}>
      <p>{words.edit}</p>
      {fields.map((name) => (
        <label>
          {words[name]}
          <input name={name} defaultValue={round[name] ?? ''} autoComplete="off" spellcheck={false} />
        </label>
      ))}
      <button type="submit">{words.again}</button>
    </form>
  );
}

function roundOfAddress(): Shown | undefined {
  try {
    return JSON.parse(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return undefined;
  }
}

const round = roundOfAddress();
let steps: ComponentChildren;

function draw(look: 'working' | 'good' | 'bad', title: string, text = ''): void {
  render(
    <>
      <h1>{words.title}</h1>
      {round && <Facts {...round} />}
      <div id="verdict" role="status" class={look}>
        <b>{title}</b>
        <span>{text}</span>
      </div>
      {steps}
      {round && <Form round={round} />}
    </>,
    byId('page'),
  );
}

async function verify(typed: Shown): Promise<void> {
  draw('working', words.working);
  if (!isSecureContext) return draw('bad', words.unknown, words.insecure);
  const verification = await verifyRound(typed);
  steps = <Steps round={typed} verification={verification} />;
  if (!verification.isVerified) draw('bad', words.failed, words.failedText);
  else if (typed.isSeen) draw('good', words.verified, words.verifiedText);
  else draw('bad', words.unseen, words.unseenText);
}

if (round) await verify(round);
else draw('bad', words.unknown, words.noRound);
document.body.dataset.ready = 'verify';
