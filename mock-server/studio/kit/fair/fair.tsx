/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { FairOnWire, FairRoundOnWire } from '../../wire/fair-wire.ts';
import { chooseSeed, Refused, request } from '../frame/calls.ts';
import { boot, fill, money, words } from '../frame/dom.ts';
import { openSheet, stateOf } from '../frame/frame.tsx';
import { addStyle } from '../frame/late-style.ts';
import { Button } from '../frame/parts.tsx';
import { textsIn } from '../words/text-pairs.ts';
import style from './fair.css?inline';
import { noteHash, wasSeen } from './seen-hashes.ts';
import { fairTexts } from './words.ts';

export const text = textsIn(fairTexts, boot.lang);

/** Only one try: a second call would reveal the next seed as well. */
export async function revealSeed(): Promise<FairOnWire> {
  const revealed = await request<FairOnWire>('rotate-seeds', {}, 1);
  return chooseSeed().catch(() => revealed);
}

addStyle(style);

/** The round stands after the `#`, which no server receives. */
export function openVerification(round: FairRoundOnWire): void {
  // The server does not say this: the device does.
  const isSeen = wasSeen(round.hash, round.nonce);
  const address = `${boot.verify}?lang=${boot.lang}#${encodeURIComponent(JSON.stringify({ ...round, isSeen }))}`;
  openSheet({ class: 'verify', title: text.verify, head: null }, () => (
    <iframe src={address} title={text.verify} />
  ));
}

/** Says in a sheet whether its request succeeded. */
export async function showStatus(
  set: (changes: { status: string }) => void,
  request: Promise<void>,
  done = '',
): Promise<void> {
  set({ status: '' });
  const problem = (error: unknown) => (error instanceof Refused ? error.message : words.offline);
  set({ status: await request.then(() => done, problem) });
}

export const timeOf = ({ at }: FairRoundOnWire): string =>
  new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'short', timeStyle: 'short' });

export type Fact = readonly [name: string, fact: ComponentChildren];

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl>{facts.map(([name, fact]) => [<dt>{name}</dt>, <dd>{fact}</dd>])}</dl>
);

function RoundItem({ round }: { round: FairRoundOnWire }) {
  const { game, nonce, bet, stakes, payout, serverSeed } = round;
  const stake = stakes.reduce((sum, own) => sum + own.stake, 0);
  const amounts = { stake: money(stake), payout: money(payout) };
  const name = fill(text.verifyRound, { nonce, game: game.name });
  return (
    <li class="row">
      <div>
        <b>
          {game.name} · {nonce}
        </b>
        <small>
          {timeOf(round)} · {fill(bet === '' ? text.free : text.staked, amounts)}
        </small>
      </div>
      {serverSeed === null ? (
        <small>{text.hidden}</small>
      ) : (
        <Button class="minor" aria-label={name} onClick={() => openVerification(round)}>
          {text.verify}
        </Button>
      )}
    </li>
  );
}

export function openFair(): void {
  const rounds: readonly FairRoundOnWire[] = [];
  const [sheet, set] = stateOf({ fair: undefined as FairOnWire | undefined, rounds, seed: '', status: '' });

  async function show(answer: Promise<FairOnWire>, isMore = false): Promise<void> {
    const fair = await answer;
    noteHash(fair.hash, fair.nonce);
    noteHash(fair.nextHash, 0);
    const older = { rounds: [...sheet.rounds, ...fair.rounds] };
    set({ fair, ...(isMore ? older : { rounds: fair.rounds, seed: fair.clientSeed }) });
  }

  const showOlder = () => showStatus(set, show(request('fair', { before: sheet.fair?.older }), true));

  function save(event: Event): void {
    event.preventDefault();
    void showStatus(set, show(request('client-seed', { clientSeed: sheet.seed.trim() })), text.saved);
  }

  openSheet({ class: 'fair', title: text.title }, () => (
    <>
      <p>{text.intro}</p>
      <Facts
        facts={[
          [text.hash, <code>{sheet.fair?.hash}</code>],
          [text.nextHash, <code>{sheet.fair?.nextHash}</code>],
          [text.nonce, <code>{sheet.fair?.nonce}</code>],
        ]}
      />
      <form onSubmit={save}>
        <label for="client-seed">{text.clientSeed}</label>
        <div>
          <input
            id="client-seed"
            maxLength={64}
            pattern="[A-Za-z0-9_\-]+"
            required
            autoComplete="off"
            autoCapitalize="off"
            spellcheck={false}
            aria-describedby="client-seed-hint"
            value={sheet.seed}
            onInput={({ currentTarget }) => {
              sheet.seed = currentTarget.value;
            }}
          />
          <button type="submit" class="minor">
            {text.save}
          </button>
        </div>
        <small id="client-seed-hint">{text.clientSeedHint}</small>
      </form>
      <Button class="minor" onClick={() => void showStatus(set, show(revealSeed()), text.rotated)}>
        {text.rotate}
      </Button>
      <p role="status">{sheet.status}</p>
      <h3>{text.rounds}</h3>
      <ul>
        {sheet.rounds.map((round) => (
          <RoundItem key={round.round} round={round} />
        ))}
        {sheet.fair && sheet.rounds.length === 0 && <li class="row">{text.noRounds}</li>}
      </ul>
      {sheet.fair && sheet.fair.older > 0 && (
        <Button class="minor" onClick={showOlder}>
          {text.older}
        </Button>
      )}
    </>
  ));
  void showStatus(set, show(request('fair')));
}
