import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { texts } from '../../i18n/texts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useConnection, watchConnection } from './connection-watch.ts';

/** Says that there is no connection while there is none, and that it is back (PLR-01). */
export function ConnectionNotice() {
  const { connection: words } = texts().system;
  const queryClient = useQueryClient();
  const connection = useConnection((state) => state.connection);
  useEffect(() => watchConnection(queryClient), [queryClient]);
  return (
    <div
      role="status"
      className="column pointer-events-none fixed inset-x-0 bottom-[calc(var(--nav-height,0px)+0.16rem)] z-[1400] px-24"
    >
      {connection !== 'there' && (
        <p className="lift mx-auto flex w-fit items-center gap-16 rounded-full border border-line bg-raised px-28 py-16 text-sm fade-up">
          {connection === 'lost' ? <Spinner /> : <span className="size-16 rounded-full bg-good" />}
          {connection === 'lost' ? words.lost() : words.back()}
        </p>
      )}
    </div>
  );
}
