import type { BonusGrant } from '../../api/generated/contract.schemas.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { knownText } from '../../lib/known-text.ts';
import { formatAmount, formatMinor, ratioOf, toMinor } from '../../lib/money.ts';
import { useCurrency } from '../../session/use-player.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useSecondsUntil } from '../../ui/use-time.ts';

/** From 0 to 1, also when the backend counts beyond the target. */
export function bonusProgress({ wagered, target }: Pick<BonusGrant, 'wagered' | 'target'>) {
  const [whole, staked] = [toMinor(target), toMinor(wagered)];
  if (whole === undefined || staked === undefined)
    return { wagered: staked, target: whole, missing: undefined, share: 0 };
  const done = staked > whole ? whole : staked;
  return { wagered: done, target: whole, missing: whole - done, share: ratioOf(done, whole) };
}

type TimeLeft = { unit: 'days' | 'hours' | 'minutes'; count: number } | { unit: 'over' };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Uses the largest unit that is not zero and rounds down: never "0 days", and never more than is left. */
export function timeLeft(seconds: number): TimeLeft {
  if (seconds <= 0) return { unit: 'over' };
  if (seconds >= 2 * DAY) return { unit: 'days', count: Math.floor(seconds / DAY) };
  if (seconds >= HOUR) return { unit: 'hours', count: Math.floor(seconds / HOUR) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(seconds / MINUTE)) };
}

function useExpiryText(expiresAt: string): { text: string; isSoon: boolean } {
  const { expiry } = texts().bonus;
  const left = timeLeft(useSecondsUntil(Date.parse(expiresAt)));
  if (left.unit === 'over') return { text: expiry.over(), isSoon: true };
  const words = { days: expiry.days, hours: expiry.hours, minutes: expiry.minutes }[left.unit];
  return { text: words({ count: left.count, time: marketTime(expiresAt) }), isSoon: left.unit !== 'days' };
}

interface BonusCardProps {
  bonus: BonusGrant;
  isNext: boolean;
}

export function BonusCard({ bonus, isNext }: BonusCardProps) {
  const { bonus: words } = texts();
  const currency = useCurrency();
  const { wagered, target, missing, share } = bonusProgress(bonus);
  const { text: expiry, isSoon } = useExpiryText(bonus.expiresAt);
  const name = knownText(words.sources, bonus.source, words.otherSource);
  const progress = words.wagered({ wagered: formatMinor(wagered), target: formatMinor(target), currency });
  return (
    <li className="rounded-lg bg-surface px-28 py-28">
      <div className="flex flex-wrap items-start justify-between gap-x-24 gap-y-8">
        <div className="min-w-0 flex-1 basis-[9em]">
          <h3 className="font-semibold text-md leading-tight">{name}</h3>
          <p className="mt-6 text-muted text-sm">
            {words.given({ amount: formatAmount(bonus.amount), times: bonus.wagerTimes })}
          </p>
        </div>
        <p className="ml-auto text-right">
          <span className="block text-muted text-xs">{words.left()}</span>
          <strong translate="no" className="tabular font-bold text-gold text-lg leading-tight">
            {formatAmount(bonus.left)}
          </strong>
        </p>
      </div>
      <div className="mt-24 mb-12">
        <ProgressBar label={words.progress({ bonus: name })} text={progress} share={share} />
      </div>
      <p aria-hidden="true" className="tabular text-sm">
        {progress}
      </p>
      <p className="mt-8 text-base">
        <span>{words.missing.before()}</span>
        <strong
          translate="no"
          className="tabular font-semibold text-gold"
        >{`${formatMinor(missing)} ${currency}`}</strong>
        <span>{words.missing.after()}</span>
      </p>
      <p className={`mt-16 flex items-start gap-12 text-sm ${isSoon ? 'text-text' : 'text-muted'}`}>
        <Icon name={isSoon ? 'alert' : 'clock'} className="mt-2 size-30 shrink-0" />
        <span>{expiry}</span>
      </p>
      {isNext && (
        <p className="mt-16 inline-flex items-center gap-10 rounded-full bg-raised py-6 pr-20 pl-14 font-semibold text-xs">
          <Icon name="play" className="size-24 shrink-0" />
          <span>{words.next()}</span>
        </p>
      )}
    </li>
  );
}
