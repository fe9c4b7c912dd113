import { SumList } from '../../src/sum-list.tsx';
import type { States } from '../pieces.ts';

export const states: States = {
  'with a total': (
    <SumList
      rows={[
        { label: '상품 금액', amount: 120_000 },
        { label: '할인', amount: -20_000 },
        { label: '소계', amount: 100_000, isSubtotal: true },
        { label: '배송비', amount: '무료' },
      ]}
      total={{ label: '결제할 금액', amount: 100_000 }}
    />
  ),
};
