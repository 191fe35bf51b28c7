import type { PbClaim } from '../../../api/generated/contract.schemas.ts';
import { marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatMinor, toMinor } from '../../../lib/money.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

/** How far a claimed reward is played, and by when the rest has to be. */
export function ClaimProgress({ claim }: { claim: PbClaim }) {
  const { claim: words } = texts().promotions.newUser;
  if (claim.state !== 'running') return <p className="mt-20 text-muted">{words[claim.state]()}</p>;
  const total = toMinor(claim.wagerTotal) ?? 0n;
  const wagered = toMinor(claim.wagered) ?? 0n;
  const left = total > wagered ? total - wagered : 0n;
  const share = total === 0n ? 1 : Number((wagered * 1000n) / total) / 1000;
  const remaining = words.wagerValue({ left: formatMinor(left), total: formatMinor(total) });
  return (
    <div className="mt-24">
      <ProgressBar label={words.wager()} text={remaining} share={share} />
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
