import { Dialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useApp } from '../lib/app.ts';
import { isTouch } from '../lib/is-touch.ts';
import { offerPlace } from './frame-places.ts';
import { giveFocusBack } from './give-focus-back.ts';
import { type Layer, layers } from './layer-history.ts';
import { DOUBLE_TAP_MS } from './loading-layer.tsx';

export interface PopupSteps {
  at: number;
  onBack: () => void;
}

export interface ModalProps {
  isOpen: boolean;
  /** Called by Escape, a tap on the scrim, or the back button on the first step. */
  onClose: () => void;
  steps?: PopupSteps | undefined;
  onClosed?: (() => void) | undefined;
  zIndex: number;
  place: string;
  panel: string;
  children: ReactNode;
}

/**
 * The back button leads one step back, then closes (SES-01). Any other closing removes the entries.
 * @returns true for the top popup
 */
function useBackSteps(isOpen: boolean, onClose: () => void, steps: PopupSteps | undefined): () => boolean {
  const app = useApp();
  const close = useEffectEvent(onClose);
  const back = useEffectEvent(() => steps?.onBack());
  const opened = useRef<{ layer: Layer; end: () => void }[]>([]);
  const wanted = isOpen ? (steps?.at ?? 1) : 0;
  // Runs before the code after the popup's closing, which needs counted entries.
  useLayoutEffect(() => {
    const { current } = opened;
    while (current.length > wanted) current.pop()?.end();
    while (current.length < wanted) {
      const below = current.at(-1)?.layer;
      const layer = { onBack: () => (below ? back() : close()) };
      current.push({ layer, end: layers(app).openLayer(layer, below) });
    }
  }, [wanted, app]);
  useEffect(() => {
    const { current } = opened;
    return () => {
      while (current.length > 0) current.pop()?.end();
    };
  }, []);
  return () => {
    const top = opened.current.at(-1);
    return top !== undefined && layers(app).isTopLayer(top.layer);
  };
}

/** Smaller differences are the browser's own bars. */
const KEYBOARD_MIN_PX = 120;

/** Height in CSS px of the on-screen keyboard over the page; 0 without one, or when the page is zoomed. */
function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
      setInset(viewport.scale === 1 && covered > KEYBOARD_MIN_PX ? covered : 0);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}

/** Notices of the topmost bar move to the topmost popup while one is open. */
function OpenPlace({ popup }: { popup: RefObject<HTMLElement | null> }) {
  const app = useApp();
  useEffect(() => (popup.current ? offerPlace(app, 'popup', popup.current) : undefined), [app, popup]);
  return null;
}

/** The base of every dialog and drawer: scrim, focus trap, Escape and back for the top one (SES-01). */
export function Modal({ isOpen, onClose, steps, onClosed, zIndex, place, panel, children }: ModalProps) {
  const isTop = useBackSteps(isOpen, onClose, steps);
  const keyboard = useKeyboardInset();
  const popup = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
    // The control that opened it may be gone by then, as the header's login button is after a login.
    if (isOpen) return () => giveFocusBack();
  }, [isOpen]);
  return (
    <Dialog.Root
      open={isOpen}
      // The handlers below replace it: in the library a press on one dialog would close those under it.
      disablePointerDismissal
      onOpenChange={(_isOpen, { reason }) => {
        if (reason !== 'escape-key' || isTop()) onClose();
      }}
      onOpenChangeComplete={(isOpenNow) => {
        if (!isOpenNow) onClosed?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          style={{ zIndex }}
          className="fixed inset-0 bg-scrim transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
        />
        <Dialog.Viewport
          style={{ zIndex, paddingBottom: keyboard || undefined }}
          className={clsx('fixed inset-0 flex', place)}
          // A press that began inside, to select text, is no press on the scrim.
          onPointerDown={(event) => {
            const isSecondTap = performance.now() - openedAt.current < DOUBLE_TAP_MS;
            pressedOutside.current = event.target === event.currentTarget && !isSecondTap;
          }}
          onClick={(event) => {
            if (pressedOutside.current && event.target === event.currentTarget) onClose();
          }}
        >
          <Dialog.Popup
            ref={popup}
            // Focuses the marked field if that opens no keyboard; else the panel, so that its title is read.
            initialFocus={() =>
              (isTouch() ? null : popup.current?.querySelector<HTMLElement>('[data-first]')) ?? popup.current
            }
            className={clsx('flex flex-col bg-surface text-text shadow-raised outline-none', panel)}
          >
            {isOpen && <OpenPlace popup={popup} />}
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export const ModalTitle = Dialog.Title;
