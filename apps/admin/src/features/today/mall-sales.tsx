import type { getToday } from '@mall/contracts/office/today';
import { MallName } from '../../kit/marks.tsx';
import { Card } from '../../kit/page.tsx';
import { Empty } from '../../kit/states.tsx';
import type { CallData } from '../../lib/call.ts';
import { won } from '../../lib/numbers.ts';
import { Change } from './change.tsx';
import styles from './today.module.css';

type Malls = NonNullable<CallData<typeof getToday>['sales']>['malls'];

/** The malls that have sold most today. */
export function MallSales({ malls }: { malls: Malls }) {
  return (
    <Card title="몰별 매출" note="지난주 같은 시각과 비교" isFlush>
      {malls.length === 0 ? (
        <Empty title="오늘은 아직 주문이 없어요" />
      ) : (
        <ul className={styles.malls}>
          {malls.map(({ mallId, mallName, amount, weekBefore }) => (
            <li key={mallId}>
              <MallName mallId={mallId} name={mallName} />
              <b>{won(amount)}</b>
              <Change now={amount} before={weekBefore} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
