import { SaleGroups } from '../parts/sale-groups.tsx';
import styles from './sale-list.module.css';

/** The mall's sales on the mobile site; the bar above holds the title. */
export function SaleListPage() {
  return (
    <div className={styles.page}>
      <p className={styles.text}>정해진 시간 동안 정해진 수량만 이 가격이에요.</p>
      <SaleGroups />
    </div>
  );
}
