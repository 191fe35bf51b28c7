import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { useBar } from '../../ui/use-bar.ts';
import { usePlace } from '../../ui/use-place.ts';

interface NavRowProps {
  words: { title: () => string; text: () => string; no: () => string; yes: () => string };
  onNo: () => void;
  onYes: () => void;
}

function Row({ words, onNo, onYes }: NavRowProps) {
  return (
    <section
      // The nav bar ends with the chat button, so this row goes above it.
      ref={useBar('update')}
      aria-label={words.title()}
      className="order-first flex flex-wrap items-center justify-end gap-x-16 border-line/60 border-b bg-raised px-24 py-12"
    >
      <p className="min-w-0 flex-1 basis-400 text-sm leading-tight">{words.text()}</p>
      <div className="flex flex-wrap justify-end gap-x-12">
        <Button tone="ghost" size="small" onClick={onNo}>
          {words.no()}
        </Button>
        <Button tone="quiet" size="small" onClick={onYes}>
          {words.yes()}
        </Button>
      </div>
    </section>
  );
}

/** A question as a row of the nav bar, so that it covers nothing. Without a nav bar, above all in a game, it waits. */
export function NavRow(row: NavRowProps) {
  const nav = usePlace('nav');
  return nav && createPortal(<Row {...row} />, nav);
}
