import type { OrderStatus } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { statusNameOf } from './money-record.ts';
import { ORDER_STATUSES, type RecordTab } from './transactions-search.ts';

interface StatusPickerProps {
  tab: Exclude<RecordTab, 'activity'>;
  /** Undefined for every state. */
  chosen: OrderStatus | undefined;
  onChoose: (status: OrderStatus | undefined) => void;
}

/** Orders of one state, or of all. */
export function StatusPicker({ tab, chosen, onChoose }: StatusPickerProps) {
  const { states } = texts().records;
  return (
    <ChoiceChips
      label={states.label()}
      name="status"
      options={[
        { value: 'all', text: states.all() },
        ...ORDER_STATUSES.map((status) => ({
          value: String(status),
          text: states[tab][statusNameOf(status)](),
        })),
      ]}
      chosen={chosen === undefined ? 'all' : String(chosen)}
      onChoose={(value) => onChoose(ORDER_STATUSES.find((status) => String(status) === value))}
    />
  );
}
