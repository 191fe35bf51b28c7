import { Link } from '@tanstack/react-router';
import { texts } from '../../../i18n/texts.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import type { RecordTab } from './transactions-search.ts';

const ICONS = { deposits: 'deposit', withdrawals: 'withdraw', activity: 'gift' } as const;
const TARGETS = { deposits: '/deposit', withdrawals: '/withdraw', activity: '/promotion' } as const;

interface EmptyRecordsProps {
  tab: RecordTab;
  isFiltered: boolean;
  onClear: () => void;
}

/** Nothing to show: because of the filters, or because there is nothing yet. */
export function EmptyRecords({ tab, isFiltered, onClear }: EmptyRecordsProps) {
  const { empty } = texts().records;
  if (isFiltered) {
    return (
      <NoticeState icon={ICONS[tab]} title={empty.filtered()} text={empty.filteredText()}>
        <Button tone="quiet" onClick={onClear}>
          {empty.clear()}
        </Button>
      </NoticeState>
    );
  }
  return (
    <NoticeState icon={ICONS[tab]} title={empty[tab].title()} text={empty[tab].text()}>
      <Link to={TARGETS[tab]} className={buttonLook({})}>
        {empty[tab].go()}
      </Link>
    </NoticeState>
  );
}
