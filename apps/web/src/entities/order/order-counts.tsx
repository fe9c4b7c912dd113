import type { OrderState } from '@mall/contracts/order-codes';
import { MallLink } from '../../components/link/mall-link.tsx';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import styles from './order-counts.module.css';

type OrderCount = { state: OrderState; label: string; count: number | undefined };

type Props = {
  /** A count that is loading, or failed to load, is not shown. */
  counts: readonly OrderCount[];
  /** The link to the orders of a state. */
  toPath: (state: OrderState) => MallAddress;
  chosen?: OrderState | undefined;
  className?: string | undefined;
};

/** The number of orders in each state, in the usual order of states. */
export function OrderCounts({ counts, toPath, chosen, className }: Props) {
  return (
    <div className={className}>
      <ol className={styles.counts} aria-label="최근 6개월 주문 현황">
        {counts.map(({ state, label, count }) => (
          <li key={state} data-on={(count ?? 0) > 0 || undefined}>
            <MallLink to={toPath(state)} aria-current={chosen === state || undefined}>
              <b>{count ?? '–'}</b>
              <span>{label}</span>
            </MallLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
