import { texts } from '../../i18n/texts.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { Button } from '../../ui/button.tsx';
import { SafelyPart } from './safely-part.tsx';

const LINES = ['talk', 'health', 'groups', 'kids'] as const;

/** Where people in Chile find help, in general terms: numbers change, and a wrong one would be worse than none. */
export function HelpCard() {
  const { help } = texts().safely;
  return (
    <SafelyPart icon="heart" title={help.title()} text={help.signs()}>
      <ul className="flex list-disc flex-col gap-12 pl-32 text-base marker:text-action-text">
        {LINES.map((line) => (
          <li key={line}>{help[line]()}</li>
        ))}
      </ul>
      <Button tone="quiet" wide className="mt-28" onClick={() => emitUi('show-chat', {})}>
        {help.chat()}
      </Button>
    </SafelyPart>
  );
}
