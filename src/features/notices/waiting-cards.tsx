import type { Popup } from '../../api/generated/contract.schemas.ts';
import { resourceUrl } from '../../config/this-page.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { markPopupRead, useWaitingPopups } from './waiting-popups.ts';

export type ActOnPopup = (command: Pick<Popup, 'cmd' | 'cmdValue'>) => (() => void) | undefined;

export function WaitingCards({ onPopup }: { onPopup: ActOnPopup }) {
  const app = useApp();
  const { popup: words, waiting } = texts().notices;
  const popups = useWaitingPopups((state) => state.popups);
  if (popups.length === 0) return null;
  return (
    <ul aria-label={waiting()} className="mt-28 grid gap-16">
      {popups.map((popup) => {
        const act = onPopup(popup);
        const [lead] = popup.body.split('\n');
        return (
          <li key={popup.id} className="overflow-hidden rounded-md border border-line bg-surface">
            <Picture
              src={resourceUrl(popup.cover)}
              alt=""
              width={640}
              height={360}
              eager="normal"
              className="block aspect-[3/1] w-full object-cover"
            />
            <div className="p-24">
              <h2 className="font-bold text-md leading-tight">{popup.title}</h2>
              {lead && <p className="pt-8 text-muted text-sm">{lead}</p>}
              <Button
                size="small"
                className="mt-20"
                onClick={() => {
                  markPopupRead(app, popup.id);
                  act?.();
                }}
              >
                {act ? words[popup.cmd]() : words.nothing()}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
