import { Link } from '@tanstack/react-router';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import type { PlayBlock } from '../../session/play-limits/limit-rules.ts';
import { buttonLook } from '../../ui/button.tsx';

/** What the player chose, and until when. It stands on the card of what was chosen, and on home (PLR-02). */
export function BlockState({ block }: { block: PlayBlock }) {
  const { safely } = texts();
  const time = marketTime(new Date(block.until).toISOString());
  return (
    <p className="mb-20 rounded-sm bg-raised px-24 py-20 text-sm" role="status">
      <strong className="block">{`${safely.block[block.kind]()}. ${safely.block.active({ time })}.`}</strong>
      <span>{safely.block.extend()}</span>
    </p>
  );
}

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
