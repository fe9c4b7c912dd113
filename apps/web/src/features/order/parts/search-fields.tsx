import { orderStates } from '@mall/contracts/order-codes';
import { ordersBySheet } from '@mall/domain/access-matrix';
import { orderStateName } from '@mall/domain/order-words';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { Select } from '@mall/ui/select';
import { TextField } from '@mall/ui/text-field';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { OrderListAddress } from '../model/order-list-address.ts';
import styles from './search-fields.module.css';

const everyState = { value: '', label: '전체 상태' };
const states = [
  everyState,
  ...orderStates.map((state) => ({
    value: state,
    label: state === 'PENDING_PAYMENT' ? '결제·입금대기' : orderStateName(state, 'CARD'),
  })),
];
/** Without payment there is no state of waiting for it. */
const statesOnAccount = [
  everyState,
  ...orderStates
    .filter((state) => state !== 'PENDING_PAYMENT' && state !== 'EXPIRED')
    .map((state) => ({ value: state, label: orderStateName(state, 'ON_ACCOUNT') })),
];

type Props = { address: OrderListAddress; size: 'sm' | 'md' };

/** The days and the state by which a form filters the list. */
export function SearchFields({ address: { from, to, state }, size }: Props) {
  const { mall } = useMall();
  const today = seoulDayOf(new Date());
  return (
    <>
      <TextField
        label="시작일"
        isLabelHidden
        size={size}
        type="date"
        name="from"
        max={today}
        defaultValue={from}
        className={styles.day}
      />
      <span aria-hidden="true">–</span>
      <TextField
        label="종료일"
        isLabelHidden
        size={size}
        type="date"
        name="to"
        max={today}
        defaultValue={to}
        className={styles.day}
      />
      <Select
        label="주문 상태"
        isLabelHidden
        size={size}
        name="state"
        options={ordersBySheet(mall) ? statesOnAccount : states}
        defaultValue={state ?? ''}
        className={styles.state}
      />
    </>
  );
}
