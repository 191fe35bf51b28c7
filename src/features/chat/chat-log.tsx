import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dayHeading, marketDayOf, marketToday } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Bubble } from './bubble.tsx';
import { sendChat } from './chat-session.ts';
import type { ChatThread } from './chat-thread.ts';
import { bubblesOf } from './chat-view.ts';
import { QuickReplies } from './quick-replies.tsx';
import { TypingDots } from './typing-dots.tsx';

/** The end counts as seen when no more than this is below the edge, in CSS px. */
const NEAR_END_PX = 80;

function scrollToEnd(log: HTMLElement | null): void {
  if (log) log.scrollTop = log.scrollHeight;
}

/** The conversation, oldest first; it follows its end unless the reader went back. */
export function ChatLog({ thread }: { thread: ChatThread }) {
  const { chat } = texts();
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const { bubbles, quickReplies } = bubblesOf(thread);
  const today = marketToday();

  const toEnd = () => scrollToEnd(box.current);
  const count = bubbles.length + (thread.isTyping ? 0.5 : 0);
  const isOwnLast = bubbles.at(-1)?.from === 'player';
  useLayoutEffect(() => {
    if (count > 0 && (isAtEnd || isOwnLast)) scrollToEnd(box.current);
  }, [count, isAtEnd, isOwnLast]);
  // The keyboard takes half of the sheet away: what was in sight stays there.
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd) scrollToEnd(current);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isAtEnd]);

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
          {chat.notice()}
        </p>
        {bubbles.map((bubble, index) => {
          const day = marketDayOf(bubble.sentAt);
          const before = bubbles[index - 1];
          const isNewDay = !before || marketDayOf(before.sentAt) !== day;
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
        <QuickReplies replies={quickReplies} onChoose={(reply) => sendChat(reply)} />
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
