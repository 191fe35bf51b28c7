import { texts } from '../../../i18n/texts.ts';
import { formatMinor, type Minor, NO_AMOUNT } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import type { PacketCheck, PacketDraft } from './wish-check.ts';

interface PacketSummaryProps {
  draft: PacketDraft;
  checked: PacketCheck;
  currency: string;
  openHours: number;
}

/** What a person gets, before anything is sent. */
export function PacketSummary({ draft, checked, currency, openHours }: PacketSummaryProps) {
  const { create: words } = texts().lucky;
  const { each } = checked;
  if (!each) return null;
  const isSame = each.least === each.most;
  const [least, most] = [formatMinor(each.least), formatMinor(each.most)];
  return (
    <section aria-label={words.summary()} className="mt-36">
      <DetailList>
        <DetailRow name={words.people()}>{words.peopleCount({ count: Number(draft.sharesText) })}</DetailRow>
        <DetailRow name={draft.kind === 'equal' ? words.each() : words.average()}>
          <span className="font-semibold text-gold">
            {isSame || draft.kind === 'random' ? least : words.eachOr({ least, most })} {currency}
          </span>
        </DetailRow>
      </DetailList>
      <p className="mt-16 text-muted text-sm">{words.note({ hours: openHours })}</p>
    </section>
  );
}

interface PacketBarProps {
  amount: Minor | undefined;
  currency: string;
  isSending: boolean;
}

/** What leaves the wallet and the one main action, always in reach above the bottom nav. */
export function PacketBar({ amount, currency, isSending }: PacketBarProps) {
  const { create: words } = texts().lucky;
  return (
    <div className="-mx-24 sticky bottom-[var(--nav-height,calc(1.14rem+env(safe-area-inset-bottom)))] z-[900] mt-40 flex flex-wrap items-center justify-between gap-x-24 gap-y-12 border-line border-t bg-ground px-24 py-16 after:absolute after:inset-x-0 after:top-full after:h-16 after:bg-ground">
      <p className="text-muted text-sm leading-tight">
        {words.amount()}
        <br />
        <strong className="tabular font-bold text-gold text-lg">
          {amount === undefined ? NO_AMOUNT : formatMinor(amount)}
        </strong>{' '}
        <span className="text-xs">{currency}</span>
      </p>
      <Button type="submit" size="large" isBusy={isSending} className="min-w-280 flex-1">
        {isSending ? words.sending() : words.go()}
      </Button>
    </div>
  );
}
