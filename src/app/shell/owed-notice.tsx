import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { formatMinor, toMinor } from '../../lib/money.ts';
import { currentEpoch } from '../../session/session-store.ts';
import { useBalance } from '../../session/use-player.ts';
import { showToast } from '../../ui/toast-store.ts';
import { usePlace } from '../../ui/use-place.ts';

/**
 * What a player owes is paid by whatever reaches the cash (`owed` of the balance). No screen that promises cash says so
 * itself: this row of the topmost popup or bar does, and a toast when it is paid.
 */
export function OwedNotice() {
  const app = useApp();
  const balance = useBalance();
  const [popup, bar] = [usePlace('popup'), usePlace('header')];
  const { owed: words } = texts().system;
  const currency = balance?.currencyAlias ?? '';
  const owed = balance && (toMinor(balance.owed) ?? 0n);
  const before = useRef({ owed: 0n, epoch: -1 });
  useEffect(() => {
    if (owed === undefined) return;
    const epoch = currentEpoch(app);
    const paid = before.current.epoch === epoch ? before.current.owed - owed : 0n;
    before.current = { owed, epoch };
    if (paid > 0n) showToast(app, 'info', words.paid({ amount: formatMinor(paid), currency }));
  }, [app, owed, currency, words]);
  if (!owed) return null;
  return createPortal(
    <p className="order-last col-span-full w-full shrink-0 border-line/40 border-t px-24 py-12 text-center text-sm text-text">
      {words.due({ amount: formatMinor(owed), currency })}
    </p>,
    popup ?? bar ?? document.body,
  );
}
