import { clsx } from 'clsx';
import { marketClock } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { Icon } from '../../ui/icon.tsx';
import { dispatch } from './chat-session.ts';
import type { BubbleState, BubbleView } from './chat-view.ts';

/** One tick: support has the message. Two: it was read. Clock: it is being sent. */
function StateSign({ state }: { state: BubbleState }) {
  const { chat } = texts();
  return (
    <span className="inline-flex">
      {state === 'sent' || state === 'read' ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={clsx('h-20 w-30', state === 'read' && 'text-good')}
        >
          <path d={state === 'read' ? 'm2 8.5 4 4 8.5-9M10 12l.5.5 9-9.5' : 'm5 8.5 4 4 8.5-9'} />
        </svg>
      ) : (
        <Icon name={state === 'late' ? 'alert' : 'clock'} className="size-24" />
      )}
      <span className="sr-only">{chat.state[state]()}</span>
    </span>
  );
}

export function Bubble({ bubble, isFirst }: { bubble: BubbleView; isFirst: boolean }) {
  const app = useApp();
  const { chat } = texts();
  const { from, text, orderId, sentAt, state } = bubble;
  const isOwn = from === 'player';
  return (
    <article
      aria-label={isOwn ? chat.you() : chat.agent()}
      className={clsx(
        'flex max-w-[84%] flex-col',
        isOwn ? 'items-end self-end' : 'self-start',
        isFirst && 'mt-12',
      )}
    >
      <div
        className={clsx(
          'rounded-md px-24 py-16 text-base leading-snug',
          isOwn ? 'bg-line' : 'bg-raised',
          isFirst && (isOwn ? 'rounded-tr-xs' : 'rounded-tl-xs'),
          (state === 'waiting' || state === 'sending') && 'opacity-80',
        )}
      >
        {orderId !== undefined && (
          <p className="mb-8 inline-flex max-w-full items-center gap-8 rounded-xs bg-ground/50 px-14 py-6 font-semibold text-xs">
            <Icon name="deposit" className="size-26 shrink-0" />
            <span className="min-w-0 break-all">{chat.order({ id: orderId })}</span>
          </p>
        )}
        <p className="whitespace-pre-wrap break-words">{text}</p>
        <p className="mt-4 flex items-center justify-end gap-8 text-2xs text-muted">
          <time dateTime={sentAt} className="tabular">
            {marketClock(sentAt)}
          </time>
          {state && <StateSign state={state} />}
        </p>
      </div>
      {state === 'late' && (
        <p className="flex items-center gap-12 text-bad text-sm" role="alert">
          <span>{chat.state.late()}</span>
          <button
            type="button"
            onClick={() => dispatch(app, { type: 'retried', id: bubble.id.slice('player-'.length) })}
            className="min-h-64 font-semibold text-action-text underline"
          >
            {chat.retry()}
          </button>
        </p>
      )}
    </article>
  );
}
