import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { isTouch } from '../../lib/is-touch.ts';
import { Icon } from '../../ui/icon.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTypedField } from '../../ui/typed-fields.ts';
import { ChatLog } from './chat-log.tsx';
import { ChatPanel, type ChatWidgetProps } from './chat-panel.tsx';
import { dispatch, sendChat } from './chat-session.ts';
import { useChat } from './chat-store.ts';
import { lastSeq } from './chat-thread.ts';

/** The contract's maximum (x-events, ChatText). */
const LONGEST = 500;
const COUNTED_FROM = 420;

function firstPart(text: string): [part: string, rest: string] {
  if (text.length <= LONGEST) return [text, ''];
  const space = text.slice(0, LONGEST + 1).search(/\s\S*$/);
  const end = space > 0 ? space : LONGEST;
  return [text.slice(0, end), text.slice(end).trimStart()];
}

function Composer({ orderId }: { orderId: string | undefined }) {
  const app = useApp();
  const field = useRef<HTMLTextAreaElement>(null);
  const { chat } = texts();
  const [text, setText] = useState(orderId === undefined ? '' : chat.aboutOrder());
  const [order, setOrder] = useState(orderId);
  const trimmed = text.trim();

  const send = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (trimmed === '') return;
    const [part, rest] = firstPart(trimmed);
    await sendChat(app, part, order);
    // A pasted text that is too long for one message stays in the field, as does what was typed in the meantime.
    setText((now) => (now.startsWith(text) ? rest + now.slice(text.length) : now));
    setOrder(undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    // On a phone, Enter makes a new line, as in other apps.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !isTouch())
      void send(event);
  };

  return (
    <form
      onSubmit={send}
      className="shrink-0 border-line/50 border-t bg-surface px-20 pt-14 pb-[max(0.14rem,env(safe-area-inset-bottom))]"
    >
      {order !== undefined && (
        <p className="mb-10 inline-flex max-w-full items-center gap-8 rounded-sm bg-raised pl-20 font-semibold text-sm">
          <Icon name="deposit" className="size-30 shrink-0 text-muted" />
          <span className="min-w-0 break-all py-8">{chat.order({ id: order })}</span>
          <button
            type="button"
            aria-label={chat.dropOrder({ id: order })}
            onClick={() => setOrder(undefined)}
            className="grid size-[max(0.64rem,32px)] shrink-0 place-items-center text-muted"
          >
            <Icon name="close" className="size-28" />
          </button>
        </p>
      )}
      <div className="flex items-end gap-16">
        <div className="grid min-w-0 flex-1 rounded-md border border-edge bg-raised focus-within:border-text">
          {/* An invisible copy of the text makes the field grow with it. */}
          <span
            aria-hidden="true"
            className="invisible col-start-1 row-start-1 max-h-240 min-h-84 overflow-hidden whitespace-pre-wrap break-words px-24 py-18 text-md leading-snug"
          >
            {`${text}\u200b`}
          </span>
          <textarea
            ref={field}
            data-first
            rows={1}
            aria-label={chat.field()}
            value={text}
            placeholder={chat.field()}
            enterKeyHint="enter"
            onChange={({ target }) => setText(target.value)}
            onInput={useTypedField()}
            onKeyDown={onKey}
            className="col-start-1 row-start-1 resize-none overflow-y-auto bg-transparent px-24 py-18 text-md leading-snug outline-none placeholder:text-[length:min(1em,5.6vw)] placeholder:text-muted"
          />
        </div>
        <button
          type="submit"
          aria-label={chat.send()}
          disabled={trimmed === ''}
          className="press grid size-[max(0.84rem,44px)] shrink-0 place-items-center rounded-full bg-action text-text disabled:bg-raised disabled:text-muted"
        >
          <LineIcon className="size-44">
            <path d="M20.5 3.5 3.5 10.3l6.7 3.5 3.5 6.7zM10.2 13.8l4-4" />
          </LineIcon>
        </button>
      </div>
      {text.length >= COUNTED_FROM && (
        <p className="pt-6 text-right text-muted text-xs" role="status">
          {text.length > LONGEST
            ? chat.tooLong({ count: text.length - LONGEST })
            : chat.left({ count: LONGEST - text.length })}
        </p>
      )}
    </form>
  );
}

const BUBBLES = ['h-132 w-3/4', 'ml-auto h-72 w-2/5', 'h-96 w-3/5'];

/** In ms: until then the socket may still connect, or fall back to polling (RT-01). */
const SLOW_AFTER_MS = 14_000;
/** In ms: shorter when the browser reports that it is offline, which can be wrong. */
const OFFLINE_AFTER_MS = 5_000;

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timers = [
      setTimeout(() => setSlow(true), SLOW_AFTER_MS),
      setTimeout(() => navigator.onLine || setSlow(true), OFFLINE_AFTER_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}

export function ChatWidget({ orderId, address: _none, ...panel }: ChatWidgetProps) {
  const app = useApp();
  const { chat } = texts();
  const thread = useChat((state) => state.thread);
  const isSlow = useIsSlow(!thread?.isOnline);
  const newest = thread && lastSeq(thread);

  useEffect(() => {
    if (panel.isOpen && newest !== undefined) dispatch(app, { type: 'read' });
  }, [panel.isOpen, newest, app]);

  const status = thread?.isOnline ? chat.online() : isSlow ? chat.offline() : chat.connecting();
  return (
    <ChatPanel {...panel} status={thread?.isTyping ? chat.typing() : status}>
      {thread && (thread.entries.length > 0 || thread.outbox.length > 0) ? (
        <ChatLog thread={thread} />
      ) : (
        <Loading
          label={chat.starting()}
          blocks={BUBBLES}
          className="flex min-h-0 flex-1 flex-col gap-24 overflow-hidden px-28 py-32"
        />
      )}
      <Composer key={orderId} orderId={orderId} />
    </ChatPanel>
  );
}
