import { useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { resourceUrl } from '../../config/this-build.ts';
import { Spinner } from '../../ui/spinner.tsx';

/**
 * Stands over the frame until the game in it is there: the cover that was tapped, when one was. The wait before it fades
 * lets the cover arrive first: while it moves, it is no part of what fades.
 */
export function Poster({ isGone }: { isGone: boolean }) {
  const cover = useLocation({ select: ({ state }) => state.cover });
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'pointer-events-none absolute inset-0 grid content-center justify-items-center gap-40 bg-ground transition-opacity delay-200',
        isGone && 'opacity-0',
      )}
    >
      {cover !== undefined && (
        <img
          src={resourceUrl(cover)}
          alt=""
          width={300}
          height={400}
          className="becomes-game h-auto w-360 rounded-md"
        />
      )}
      <Spinner />
    </div>
  );
}
