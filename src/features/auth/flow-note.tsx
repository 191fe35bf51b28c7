import { Icon } from '../../ui/icon.tsx';
import { TextLink } from './text-link.tsx';

export interface NoteAction {
  label: string;
  run: () => void;
}

export function FlowNote({ text, action }: { text: string | undefined; action?: NoteAction | undefined }) {
  return (
    // Always rendered, so that screen readers announce the text when it is added.
    <div role="alert" className="empty:-mt-28">
      {text && (
        <div className="flex items-start gap-16 rounded-md bg-raised px-24 py-20 text-sm">
          <Icon name="alert" className="mt-2 size-36 shrink-0 text-bad" />
          <div className="flex min-w-0 flex-col items-start">
            <p className="break-words">{text}</p>
            {action && (
              <TextLink onClick={action.run} className="-mx-8 -mb-20">
                {action.label}
              </TextLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
