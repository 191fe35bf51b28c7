import { Link } from '@tanstack/react-router';
import { texts } from '../../../i18n/texts.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';

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
