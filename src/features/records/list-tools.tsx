import { texts } from '../../i18n/texts.ts';
import { ToolIcon } from './tool-icon.tsx';

interface ListToolsProps {
  /** How many there are, in words. */
  count: string;
  isBusy: boolean;
  /** Nothing to put into a file. */
  isEmpty: boolean;
  onRefresh: () => void;
  onExport: () => void;
}

const TOOL = 'press grid size-80 shrink-0 place-items-center rounded-full text-text disabled:opacity-40';

/** How many records there are, and what can be done with them. */
export function ListTools({ count, isBusy, isEmpty, onRefresh, onExport }: ListToolsProps) {
  const { tools } = texts().records;
  return (
    <div className="mt-12 flex min-h-80 items-center gap-8">
      <p aria-live="polite" className="tabular min-w-0 flex-1 text-muted text-sm">
        {count}
      </p>
      <button
        type="button"
        aria-label={tools.refresh()}
        disabled={isBusy}
        onClick={onRefresh}
        className={TOOL}
      >
        <ToolIcon name="refresh" />
      </button>
      <button
        type="button"
        aria-label={tools.export()}
        disabled={isEmpty}
        onClick={onExport}
        className={TOOL}
      >
        <ToolIcon name="file" />
      </button>
    </div>
  );
}
