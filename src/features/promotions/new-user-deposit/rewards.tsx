import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PbClaim } from '../../../api/generated/contract.schemas.ts';
import { marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { formatMinor, minus, NO_AMOUNT, ratioOf, sumOf, toMinor } from '../../../lib/money.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { isZeroDecimalMarket } from '../../../session/typed-amount.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import {
  fullDeposit,
  type RewardName,
  type RewardStanding,
  type RewardStandings,
  type RewardState,
  type Tier,
  tierReward,
} from '../offer/new-user-offer.ts';
import { useMoneyText } from '../offer/use-new-user-offer.ts';
import { useClaim } from './use-claim.ts';

const CHIP: Record<RewardState, string> = {
  locked: 'bg-ground text-muted',
  open: 'bg-ground text-text',
  held: 'bg-ground text-text',
  ready: 'bg-gold/14 text-gold',
  claimed: 'bg-good/12 text-good',
};

function Chip({ state }: { state: RewardState }) {
  const { states } = texts().promotions.newUser;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-8 rounded-full px-18 py-6 font-semibold text-xs leading-tight',
        CHIP[state],
      )}
    >
      {state === 'claimed' && <Icon name="check" className="size-26 shrink-0" />}
      {state === 'locked' && <Icon name="clock" className="size-26 shrink-0" />}
      <span>{states[state]()}</span>
    </span>
  );
}

interface RewardCardProps {
  step: number;
  name: string;
  state: RewardState | undefined;
  worth: ReactNode;
  isMeant: boolean;
  children: ReactNode;
}

function RewardCard({ step, name, state, worth, isMeant, children }: RewardCardProps) {
  const { newUser } = texts().promotions;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMeant && step > 1) card.current?.scrollIntoView({ block: 'center' });
  }, [isMeant, step]);
  return (
    <li
      ref={card}
      className={clsx(
        'scroll-mb-160 rounded-lg border p-28',
        state === 'ready' ? 'border-gold/45 bg-raised' : 'border-line/50 bg-surface',
        state === 'locked' && 'border-dashed',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-12">
        <h3 className="flex min-w-0 items-center gap-18 font-semibold text-md">
          <span
            className={clsx(
              'grid size-56 shrink-0 place-items-center rounded-full font-bold text-base',
              state === 'claimed' ? 'bg-good/16 text-good' : 'bg-ground text-text',
            )}
          >
            <span className="sr-only">{newUser.step({ number: step })}</span>
            {state === 'claimed' ? (
              <Icon name="check" className="size-32" />
            ) : (
              <span aria-hidden="true">{step}</span>
            )}
          </span>
          <span>{name}</span>
        </h3>
        {state && <Chip state={state} />}
      </div>
      <div className="mt-20">{worth}</div>
      {children}
    </li>
  );
}

/** The `multiple` of the address (spec point 4). */
const MEANT: Readonly<Record<1 | 2 | 3, RewardName>> = { 1: 'first', 2: 'second', 3: 'registration' };

export function rewardOfMultiple(multiple: 1 | 2 | 3 | undefined): RewardName | undefined {
  return multiple && MEANT[multiple];
}

/** The reward of the address if there is something to do, else the first to claim, else to earn. */
export function mainReward(
  rewards: readonly RewardName[],
  standings: RewardStandings | undefined,
  meant: RewardName | undefined,
): RewardName | undefined {
  if (!standings) return rewards[0];
  const isIn = (state: 'ready' | 'open') => (name: RewardName) => standings[name].state === state;
  if (meant && (isIn('ready')(meant) || isIn('open')(meant))) return meant;
  return rewards.find(isIn('ready')) ?? rewards.find(isIn('open'));
}

const STEPS = [
  [1n, 4n],
  [1n, 2n],
  [1n, 1n],
] as const;

function RewardLadder({ tier }: { tier: Tier }) {
  const { ladder } = texts().promotions.newUser;
  const isZeroDecimal = isZeroDecimalMarket(useApp());
  const full = fullDeposit(tier, isZeroDecimal);
  if (full === 0n) return null;
  const deposits = STEPS.map(([part, of]) => (part === of ? full : ((full * part) / of / 100n) * 100n));
  return (
    <table className="tabular mt-24 w-full text-[length:min(var(--text-base),5.6vw)]">
      <caption className="sr-only">{ladder.label()}</caption>
      <thead>
        <tr className="text-left text-[0.86em] text-muted">
          <th scope="col" className="py-6 font-normal">
            {ladder.deposit()}
          </th>
          <th scope="col" className="py-6 text-right font-normal">
            {ladder.reward()}
          </th>
        </tr>
      </thead>
      <tbody>
        {deposits.map((deposit) => (
          <tr key={String(deposit)} className="border-line/50 border-t">
            <td translate={deposit === full ? 'yes' : 'no'} className="py-12 pr-16">
              {deposit === full ? ladder.orMore({ amount: formatMinor(deposit) }) : formatMinor(deposit)}
            </td>
            <td translate="no" className="py-12 text-right font-semibold text-gold">
              {`+${formatMinor(tierReward(tier, deposit, isZeroDecimal))}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WorthProps {
  name: RewardName;
  tier: Tier;
  standing: RewardStanding | undefined;
}

function Worth({ name, tier, standing }: WorthProps) {
  const { newUser } = texts().promotions;
  const money = useMoneyText();
  const isRegistration = name === 'registration';
  const isCertain = standing?.state === 'ready' || standing?.state === 'claimed';
  const amount = isRegistration ? tier.registration : isCertain ? standing.amount : undefined;
  const isToWin = standing?.state !== 'claimed';
  return (
    <>
      {amount === undefined && !isRegistration ? (
        <p className="font-extrabold text-xl leading-tight">{newUser.percent({ percent: tier.percent })}</p>
      ) : (
        <p translate="no" className="tabular font-extrabold text-gold text-xl leading-tight">
          {amount === undefined ? NO_AMOUNT : `+${money(amount)}`}
        </p>
      )}
      {isRegistration && isToWin && (
        <p className="mt-8 text-muted">
          {standing ? newUser.registrationReady() : newUser.registrationText()}
        </p>
      )}
      {!isRegistration && isToWin && amount !== undefined && (
        <p className="mt-8 text-muted">{newUser.depositReady({ percent: tier.percent })}</p>
      )}
      {!isRegistration && amount === undefined && (
        <p className="mt-8 text-muted">
          <span>{newUser.upTo()}</span>{' '}
          <strong translate="no" className="tabular font-semibold text-gold">
            {money(tier.most)}
          </strong>
        </p>
      )}
    </>
  );
}

function GuestAction({ isMain }: { isMain: boolean }) {
  const app = useApp();
  const { actions } = texts().promotions.newUser;
  if (!isMain) return null;
  return (
    <div className="mt-28 grid gap-12">
      <Button wide size="large" onClick={() => openPopup(app, { kind: 'REGISTER' })}>
        {actions.register()}
      </Button>
      <Button wide tone="ghost" onClick={() => openPopup(app, { kind: 'LOGIN' })}>
        {actions.logIn()}
      </Button>
    </div>
  );
}

function ClaimProgress({ claim }: { claim: PbClaim }) {
  const { claim: words } = texts().promotions.newUser;
  if (claim.state !== 'running') return <p className="mt-20 text-muted">{words[claim.state]()}</p>;
  const total = toMinor(claim.wagerTotal);
  const wagered = toMinor(claim.wagered);
  const rest = sumOf([total, minus(wagered)]);
  const left = rest !== undefined && rest < 0n ? 0n : rest;
  const remaining = words.wagerValue({ left: formatMinor(left), total: formatMinor(total) });
  return (
    <div className="mt-24">
      <ProgressBar
        label={words.wager()}
        text={remaining}
        share={wagered === undefined || total === undefined ? 0 : ratioOf(wagered, total)}
      />
      <dl className="mt-16 grid gap-6 text-sm">
        <div className="flex flex-wrap justify-between gap-x-24">
          <dt className="text-muted">{words.wager()}</dt>
          <dd className="tabular">{remaining}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-24">
          <dt className="text-muted">{words.until()}</dt>
          <dd>
            <time dateTime={claim.expiresAt}>{marketTime(claim.expiresAt)}</time>
          </dd>
        </div>
      </dl>
    </div>
  );
}

interface PlayerActionProps {
  standing: RewardStanding;
  isMain: boolean;
  isBusy: boolean;
  onClaim: () => void;
}

function PlayerAction({ standing: { state, amount, claim }, isMain, isBusy, onClaim }: PlayerActionProps) {
  const { actions, held } = texts().promotions.newUser;
  const money = useMoneyText();
  const tone = isMain ? 'action' : 'quiet';
  if (state === 'claimed') return claim ? <ClaimProgress claim={claim} /> : null;
  if (state === 'locked') return null;
  if (state === 'held') return <p className="mt-20 text-muted">{held()}</p>;
  if (state === 'open') {
    return (
      <Link to="/deposit" className={buttonLook({ tone, wide: true, className: 'mt-28' })}>
        {actions.deposit()}
      </Link>
    );
  }
  return (
    <Button wide tone={tone} className="mt-28" isBusy={isBusy} onClick={onClaim}>
      {amount === undefined ? actions.claimPlain() : actions.claim({ amount: money(amount) })}
    </Button>
  );
}

interface RewardsProps {
  rewards: readonly RewardName[];
  tiers: readonly [Tier, Tier];
  standings: RewardStandings | undefined;
  meant: RewardName | undefined;
}

/** After the deposit the amount is fixed, so the ladder is not shown. */
const isToEarn = (standing: RewardStanding | undefined) =>
  !standing || standing.state === 'open' || standing.state === 'locked';

export function Rewards({ rewards, tiers: [first, second], standings, meant }: RewardsProps) {
  const { newUser } = texts().promotions;
  const { claim, isClaiming } = useClaim();
  const main = mainReward(rewards, standings, meant);
  return (
    <TitledSection title={newUser.rewards()} heading="font-bold text-lg" className="mt-44">
      <ol className="mt-20 grid gap-20">
        {rewards.map((name, place) => {
          const tier = name === 'second' ? second : first;
          const standing = standings?.[name];
          return (
            <RewardCard
              key={name}
              step={place + 1}
              name={newUser.names[name]()}
              state={standing?.state}
              worth={<Worth name={name} tier={tier} standing={standing} />}
              isMeant={name === meant}
            >
              {name !== 'registration' && isToEarn(standing) && <RewardLadder tier={tier} />}
              {standing ? (
                <PlayerAction
                  standing={standing}
                  isMain={name === main}
                  isBusy={isClaiming(name)}
                  onClaim={() => claim(name)}
                />
              ) : (
                <GuestAction isMain={name === main} />
              )}
            </RewardCard>
          );
        })}
      </ol>
    </TitledSection>
  );
}
