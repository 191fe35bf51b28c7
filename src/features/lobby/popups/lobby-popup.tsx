import type { Popup } from '../../../api/generated/contract.schemas.ts';
import { POPUP_LAYER_START } from '../../../config/constants.ts';
import { texts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Modal, ModalTitle } from '../../../ui/modal.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { DialogControl } from '../../../ui/use-opened.ts';

const PANEL = [
  'relative max-h-full w-[min(6.5rem,92vw)] overflow-hidden rounded-lg border border-line/60',
  'transition-[scale,opacity] duration-[240ms] ease-out data-[ending-style]:duration-[160ms]',
  'data-[starting-style]:scale-92 data-[starting-style]:opacity-0',
  'data-[ending-style]:scale-96 data-[ending-style]:opacity-0',
].join(' ');

const PLACE = 'items-center justify-center py-[max(0.48rem,env(safe-area-inset-top))]';

/** NTF-01. */
export function LobbyPopup(props: DialogControl & { popup: Popup; isInert: boolean; onAct: () => void }) {
  const { popup, isInert, onAct, ...control } = props;
  const { common, notices } = texts();
  const words = notices.popup;
  const paragraphs = popup.body.split('\n').filter((paragraph) => paragraph !== '');
  return (
    <Modal {...control} zIndex={POPUP_LAYER_START} place={PLACE} panel={PANEL}>
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        <Picture
          src={popup.cover}
          width={640}
          height={360}
          eager="normal"
          className="block aspect-video w-full"
        />
        <div className="px-40 pt-32 pb-36 text-center">
          <ModalTitle className="font-bold text-xl leading-tight">{popup.title}</ModalTitle>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="pt-14 text-base text-muted">
              {paragraph}
            </p>
          ))}
          <Button wide size="large" className="mt-36" onClick={isInert ? control.onClose : onAct}>
            {isInert ? words.nothing() : words[popup.cmd]()}
          </Button>
        </div>
      </div>
      <IconButton
        icon="close"
        label={common.close()}
        onClick={control.onClose}
        className="absolute! top-8 right-8 size-80! bg-ground/60"
      />
    </Modal>
  );
}
