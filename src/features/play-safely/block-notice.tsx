import { Link } from '@tanstack/react-router';
import { texts } from '../../i18n/texts.ts';
import type { PlayBlock } from '../../session/play-limits/limit-rules.ts';
import { buttonLook } from '../../ui/button.tsx';
import { BlockState } from './block-state.tsx';

/** Stands on home where rewards to claim would stand. */
export function BlockNotice({ block }: { block: PlayBlock }) {
  const { title, block: words } = texts().safely;
  return (
    <section aria-label={title()} className="mx-24 mt-40 rounded-md bg-surface p-28">
      <BlockState block={block} />
      <p className="text-base text-muted">{words.money()}</p>
      <Link to="/playsafely" className={buttonLook({ tone: 'quiet', wide: true, className: 'mt-24' })}>
        {words.help()}
      </Link>
    </section>
  );
}
