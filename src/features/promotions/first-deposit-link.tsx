import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { texts } from '../../i18n/texts.ts';
import { usePlayBlock } from '../../session/play-limits/use-play-limits.ts';
import { usePlayer } from '../../session/use-player.ts';
import { Icon } from '../../ui/icon.tsx';

/** Shown only to a player without deposits (DEP-08), and not during a break (PLR-02). */
export function FirstDepositLink({ className }: { className?: string }) {
  const { link } = texts().firstDeposit;
  const block = usePlayBlock();
  if (usePlayer()?.rechargeCount !== 0 || block) return null;
  return (
    <Link
      to="/firstRecharge"
      className={clsx(
        'press flex items-center gap-24 rounded-md border border-gold/45 bg-raised px-28 py-20',
        className,
      )}
    >
      <Icon name="gift" className="size-44 shrink-0 text-gold" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{link.title()}</span>
        <span className="block text-muted text-sm">{link.text()}</span>
      </span>
      <Icon name="right" className="size-32 shrink-0 text-muted" />
    </Link>
  );
}
