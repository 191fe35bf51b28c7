import type { DepositActivity } from '../../../api/generated/contract.schemas.ts';
import { dayName, lastDayBefore, marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { percentOf } from '../../../lib/fee.ts';
import { formatAmount, formatMinor, type Minor } from '../../../lib/money.ts';
import type { Read } from '../../../lib/read.ts';
import { isZeroDecimalMarket } from '../../../session/typed-amount.ts';
import { translated } from '../../../ui/detail-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RetryLine } from '../../../ui/more-rows.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { offerYield } from './bonus.ts';

/** "00:00 on the 30th" would be read as a day too much, so the text names the day before. */
export function offerEnd(expiresAt: string): string {
  const day = lastDayBefore(expiresAt);
  if (day === undefined) return marketTime(expiresAt);
  return texts().deposit.offer.lastDay({ day: dayName(day, { weekday: undefined, year: 'numeric' }) });
}

function Term({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-24 py-4">
      <dt className="text-muted">{name}</dt>
      <dd translate={translated(children)} className="tabular ml-auto text-right">
        {children}
      </dd>
    </div>
  );
}

interface OfferCardProps {
  offer: DepositActivity;
  amount: Minor;
  currency: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function OfferCard({ offer, amount, currency, isChosen, onChoose }: OfferCardProps) {
  const { offer: words } = texts().deposit;
  const isZeroDecimal = isZeroDecimalMarket(useApp());
  const gained = offerYield(offer, amount, isZeroDecimal);
  return (
    <label className="block cursor-pointer rounded-md border-2 border-transparent bg-surface p-24 has-focus-visible:outline-2 has-focus-visible:outline-gold has-checked:border-text has-checked:bg-raised has-disabled:cursor-default">
      <span className="flex min-h-44 items-center gap-20">
        <input
          type="checkbox"
          name="offer"
          checked={isChosen && gained !== undefined}
          disabled={!gained}
          onChange={({ target }) => onChoose(target.checked)}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className="grid size-44 shrink-0 place-items-center rounded-xs border-2 border-edge text-transparent peer-checked:border-text peer-checked:bg-text peer-checked:text-ground peer-disabled:opacity-40"
        >
          <Icon name="check" className="size-32" />
        </span>
        <span className="line-clamp-3 min-w-0 font-semibold text-base leading-snug">{offer.title}</span>
      </span>
      <dl className="mt-14 text-sm">
        <Term name={words.pays()}>
          {words.paysValue({
            rate: percentOf(offer.bonusRate),
            most: formatAmount(offer.maxBonus),
            currency,
          })}
        </Term>
        {gained && (
          <>
            <Term name={words.gets()}>
              {words.getsValue({ amount: formatMinor(gained.amount), currency })}
            </Term>
            <Term name={words.wager()}>
              {words.wagerValue({
                amount: formatMinor(gained.wager ?? 0n),
                currency,
                times: offer.wagerTimes,
              })}
            </Term>
          </>
        )}
        <Term name={words.least()}>
          {words.leastValue({ amount: formatAmount(offer.minAmount), currency })}
        </Term>
        {!offer.isRenewed && <Term name={words.until()}>{offerEnd(offer.expiresAt)}</Term>}
      </dl>
      {!gained && (
        <p className="mt-8 text-sm">{words.from({ amount: formatAmount(offer.minAmount), currency })}</p>
      )}
      <p className="mt-8 whitespace-pre-line text-muted text-sm">{offer.terms}</p>
    </label>
  );
}

interface OfferPickerProps {
  offers: Read<DepositActivity[]>;
  amount: Minor;
  currency: string;
  chosen: string | undefined;
  onChoose: (offerId: string | undefined) => void;
}

/** One offer per deposit; none is preselected (DEP-01). */
export function OfferPicker({ offers, amount, currency, chosen, onChoose }: OfferPickerProps) {
  const { deposit } = texts();
  return (
    <QueryView
      query={offers}
      failed={(onRetry) => <RetryLine text={deposit.offer.failed()} onRetry={onRetry} />}
      empty={null}
    >
      {(list) => (
        <Section title={deposit.offer.title()} hint={deposit.offer.hint()}>
          <div className="grid gap-16">
            {list.map((offer) => (
              <OfferCard
                key={offer.id}
                offer={offer}
                amount={amount}
                currency={currency}
                isChosen={offer.id === chosen}
                onChoose={(isChosen) => onChoose(isChosen ? offer.id : undefined)}
              />
            ))}
          </div>
        </Section>
      )}
    </QueryView>
  );
}
