import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { NoticeState } from '../../../ui/notice-state.tsx';

interface WithMethodsProps {
  methods: readonly PaymentMethod[];
  children: (first: PaymentMethod) => ReactNode;
}

export function WithMethods({ methods: [first], children }: WithMethodsProps) {
  const { deposit } = texts();
  if (first) return children(first);
  return <NoticeState icon="deposit" title={deposit.emptyTitle()} text={deposit.emptyText()} />;
}
