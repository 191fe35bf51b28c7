import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLuckyMoneyDisplayReward } from '../../api/generated/lucky-money.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { formatAmount } from '../../lib/money.ts';
import { retryOf } from '../../lib/read.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { storeReward } from '../../session/promised-reward.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LuckyFailure, MissingPacket } from './lucky-parts.tsx';
import { PacketArt } from './packet/packet-art.tsx';
import { rememberClaim } from './packet/pending-claim.ts';

/** Shows a visitor the packet, or the general offer, and how to get a share (spec point 6). */
export function GuestScreen({ envelopeId }: { envelopeId: string | undefined }) {
  const app = useApp();
  const { lucky } = texts();
  const { guest } = lucky;
  const reward = useLuckyMoneyDisplayReward(envelopeId === undefined ? {} : { envelopeId }, {
    query: { meta: { isQuiet: true } },
  });
  const { data } = reward;
  useEffect(() => {
    if (data) storeReward(app, data);
  }, [data, app]);

  if (reward.error?.code === 'unknown-packet') return <MissingPacket />;
  const onRetry = retryOf(reward);
  if (onRetry) return <LuckyFailure onRetry={onRetry} />;
  const isOver = data?.amount === 0;
  // The packet waits for the login: a new player gets the share with the registration, anybody else opens the packet
  // then.
  const enter = (kind: 'LOGIN' | 'REGISTER') => {
    const wanted = data?.envelopeId ?? envelopeId;
    if (wanted && !isOver) rememberClaim(app, wanted);
    openPopup(app, { kind });
  };
  const title = isOver ? guest.over() : envelopeId === undefined ? guest.standing() : guest.title();
  return (
    <section className="flex flex-col items-center pt-64 text-center">
      <PacketArt isStill pose={isOver ? 'spent' : 'closed'} className="w-400" />
      <h1 className="mt-36 text-balance font-bold text-xl">{title}</h1>
      {!data && <Loading label={lucky.loading()} blocks={['mx-auto h-112 w-420']} className="mt-24 w-full" />}
      {data && !isOver && (
        <p className="mt-20 text-muted text-sm">
          <span>{guest.amount()}</span>
          <strong className="tabular mt-4 block font-bold text-[length:min(var(--text-2xl),11vw)] text-gold leading-tight">
            <span translate="no">{formatAmount(data.amount)}</span>{' '}
            <span className="text-[0.55em] text-muted">{data.currencyAlias}</span>
          </strong>
          <span className="mt-8 block">{lucky.packet.until({ time: marketTime(data.expiresAt) })}</span>
        </p>
      )}
      <p className="mt-24 max-w-600 text-balance text-base text-muted">
        {isOver ? guest.overText() : guest.text()}
      </p>
      <div className="mt-36 grid w-full gap-16">
        {isOver ? (
          <Link to="/redenvelope" className={buttonLook({ size: 'large' })}>
            {guest.see()}
          </Link>
        ) : (
          <Button size="large" onClick={() => enter('REGISTER')}>
            {guest.join()}
          </Button>
        )}
        <Button tone="quiet" onClick={() => enter('LOGIN')}>
          {guest.login()}
        </Button>
      </div>
      <p className="mt-32 text-muted text-xs">{guest.demo()}</p>
    </section>
  );
}
