import type { ChatEntry } from '@copihue/contract/chat-events';
import { clsx } from 'clsx';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dayHeading, marketClock, marketDays } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToday } from '../../ui/use-today.ts';
import { dispatch, sendChat } from './chat-session.ts';
import type { ChatThread, Outgoing } from './chat-thread.ts';

type BubbleState = Outgoing['state'] | 'sent' | 'read';

interface BubbleView extends Pick<ChatEntry, 'id' | 'from' | 'text' | 'orderId' | 'sentAt'> {
  state: BubbleState | undefined;
}

function bubblesOf({ entries, outbox, isTyping }: ChatThread): {
  bubbles: readonly BubbleView[];
  quickReplies: readonly string[];
} {
  const answeredUpTo = entries.findLast(({ from }) => from === 'agent')?.seq ?? 0;
  // Both sides create ids independently, so the key also contains the side.
  const confirmed = entries.map(({ seq, ...entry }): BubbleView => {
    const state = entry.from === 'agent' ? undefined : seq < answeredUpTo ? 'read' : 'sent';
    return { ...entry, id: `${entry.from}-${entry.id}`, state };
  });
  const open = outbox.map(
    (message): BubbleView => ({ ...message, id: `player-${message.id}`, from: 'player' }),
  );
  const last = entries.at(-1);
  const mayReply = open.length === 0 && !isTyping && last?.from === 'agent';
  return { bubbles: [...confirmed, ...open], quickReplies: (mayReply && last.quickReplies) || [] };
}

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

function Bubble({ bubble, isFirst }: { bubble: BubbleView; isFirst: boolean }) {
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

const NEAR_END_PX = 80;

function scrollToEnd(log: HTMLElement | null): void {
  if (log) log.scrollTop = log.scrollHeight;
}

const DOTS = ['', '[animation-delay:160ms]', '[animation-delay:320ms]'];

function TypingDots({ label }: { label: string }) {
  return (
    <p className="mt-12 flex w-fit gap-10 rounded-md rounded-tl-xs bg-raised px-28 py-28">
      <span className="sr-only">{label}</span>
      {DOTS.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`size-14 animate-pulse rounded-full bg-muted ${delay}`}
        />
      ))}
    </p>
  );
}

interface QuickRepliesProps {
  replies: readonly string[];
  onChoose: (reply: string) => void;
}

function QuickReplies({ replies, onChoose }: QuickRepliesProps) {
  const { chat } = texts();
  if (replies.length === 0) return null;
  return (
    <ul aria-label={chat.replies()} className="flex flex-wrap gap-12 pt-12">
      {replies.map((reply) => (
        <li key={reply} className="max-w-full">
          <button
            type="button"
            onClick={() => onChoose(reply)}
            className="press min-h-72 rounded-full border border-edge px-28 py-8 text-left font-semibold text-sm"
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function ChatLog({ thread }: { thread: ChatThread }) {
  const app = useApp();
  const { chat } = texts();
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const { bubbles, quickReplies } = bubblesOf(thread);
  const today = useToday();

  const toEnd = () => scrollToEnd(box.current);
  const count = bubbles.length + (thread.isTyping ? 0.5 : 0);
  const isOwnLast = bubbles.at(-1)?.from === 'player';
  useLayoutEffect(() => {
    if (count > 0 && (isAtEnd || isOwnLast)) scrollToEnd(box.current);
  }, [count, isAtEnd, isOwnLast]);
  // The keyboard halves the sheet, so the list scrolls to its end again.
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd) scrollToEnd(current);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isAtEnd]);

  const dayOf = marketDays();
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        // Scrolled with the keys as well.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus (WCAG 2.1.1).
        tabIndex={0}
        role="log"
        aria-live="polite"
        aria-label={chat.log()}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR_END_PX)
        }
        className="flex min-h-0 flex-1 flex-col gap-8 overflow-y-auto overscroll-contain px-28 pt-24 pb-16 focus-visible:-outline-offset-2"
      >
        <p className="mx-auto mb-8 flex items-center gap-10 rounded-full bg-raised/60 px-24 py-10 text-center text-muted text-xs">
          <Icon name="shield" className="size-28 shrink-0" />
          <span>{chat.notice()}</span>
        </p>
        {bubbles.map((bubble, index) => {
          const day = dayOf(bubble.sentAt);
          const before = bubbles[index - 1];
          const isNewDay = !before || dayOf(before.sentAt) !== day;
          return (
            <Fragment key={bubble.id}>
              {isNewDay && (
                <p className="py-12 text-center text-muted text-xs first-letter:uppercase">
                  {dayHeading(day, today, { today: chat.today(), yesterday: chat.yesterday() })}
                </p>
              )}
              <Bubble bubble={bubble} isFirst={isNewDay || before?.from !== bubble.from} />
            </Fragment>
          );
        })}
        {thread.isTyping && <TypingDots label={chat.typing()} />}
        <QuickReplies replies={quickReplies} onChoose={(reply) => void sendChat(app, reply)} />
      </div>
      {!isAtEnd && (
        <button
          type="button"
          aria-label={chat.newest()}
          onClick={toEnd}
          className="press lift absolute right-28 bottom-20 grid size-[max(0.76rem,44px)] place-items-center rounded-full border border-edge bg-raised"
        >
          <Icon name="right" className="size-36 rotate-90" />
        </button>
      )}
    </div>
  );
}
