import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from '../../i18n/texts.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import packetArt from './mini-packet.svg';

export function WayHome() {
  return (
    <Link
      to="/redenvelope"
      className="press -ml-8 mt-16 inline-flex min-h-64 items-center gap-8 pr-16 font-semibold text-muted text-sm"
    >
      <Icon name="back" className="size-32" />
      <span>{texts().lucky.home()}</span>
    </Link>
  );
}

export function LuckyFailure({ onRetry }: { onRetry: () => void }) {
  const { lucky } = texts();
  return <Failure title={lucky.failedTitle()} text={lucky.failedText()} onRetry={onRetry} />;
}

export function MissingPacket() {
  const { packet } = texts().lucky;
  return (
    <NoticeState icon="search" title={packet.missingTitle()} text={packet.missingText()}>
      <Link to="/redenvelope" className={buttonLook({})}>
        {packet.toHome()}
      </Link>
    </NoticeState>
  );
}

export function PacketSkeleton() {
  return (
    <Loading
      label={texts().lucky.loading()}
      blocks={[
        'h-480 w-360 rounded-lg',
        'mt-32 h-48 w-420',
        'mt-20 h-40 w-360',
        'mt-36 h-96 w-full rounded-full',
      ]}
      className="flex flex-col items-center"
    />
  );
}

interface PacketRowProps {
  envelopeId: string;
  children: ReactNode;
  end?: ReactNode;
}

export function PacketRow({ envelopeId, children, end }: PacketRowProps) {
  return (
    <li className="border-line/50 border-b last:border-b-0">
      <Link
        to="/redenvelope"
        search={{ shared: envelopeId }}
        className="press flex min-h-112 items-center gap-20 px-24 py-12"
      >
        <img src={packetArt} alt="" className="h-60 w-48 shrink-0" />
        <span className="min-w-0 flex-1">{children}</span>
        {end}
        <Icon name="right" className="size-28 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
