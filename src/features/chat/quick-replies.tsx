import { texts } from '../../i18n/texts.ts';

interface QuickRepliesProps {
  replies: readonly string[];
  onChoose: (reply: string) => void;
}

/** What support offers to answer with a tap. */
export function QuickReplies({ replies, onChoose }: QuickRepliesProps) {
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
