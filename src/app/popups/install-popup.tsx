import { useEffect, useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { installPrompt } from '../../lib/install-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { noteOffered, useInstallOffer } from './install-offer.ts';

const SHARE_STEPS = [
  ['share', 'M12 14.5V3.5M8.5 6.5 12 3l3.5 3.5M8 10H6v11h12V10h-2'],
  ['add', 'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM12 8.5v7M8.5 12h7'],
  ['confirm', 'm5 12.5 4.5 4.5L19 7.5'],
] as const;

function ShareMenuSteps() {
  const { install } = texts().system;
  return (
    <ol className="flex flex-col gap-20 pt-24 text-base">
      {SHARE_STEPS.map(([step, icon]) => (
        <li key={step} className="flex items-center gap-20">
          <LineIcon className="size-48 shrink-0 text-action-text">
            <path d={icon} />
          </LineIcon>
          <span>{install[step]()}</span>
        </li>
      ))}
    </ol>
  );
}

export function InstallPopup() {
  const app = useApp();
  const { system } = texts();
  const { install } = system;
  const [way] = useState(() => useInstallOffer.of(app).getState().way);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => void noteOffered(app), [app]);
  const close = () => setOpen(false);
  const accept = () => {
    void installPrompt(app).now?.prompt();
    delete installPrompt(app).now;
    close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      onClosed={() => useInstallOffer.of(app).setState({ way: undefined })}
      title={install.title()}
    >
      <p className="text-base text-muted">{install.text()}</p>
      {way === 'share-menu' && <ShareMenuSteps />}
      <div className="flex flex-col gap-20 pt-32">
        {way === 'prompt' && (
          <Button wide onClick={accept}>
            {install.now()}
          </Button>
        )}
        <Button wide tone="quiet" onClick={close}>
          {way === 'prompt' ? install.later() : install.understood()}
        </Button>
      </div>
    </Dialog>
  );
}
