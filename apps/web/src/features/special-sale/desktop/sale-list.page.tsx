import { Breadcrumb } from '@mall/ui/breadcrumb';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { SaleGroups } from '../parts/sale-groups.tsx';
import styles from './sale-list.module.css';

/** The mall's sales on the desktop site. */
export function SaleListPage() {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '홈', render: <ScreenLink screen="home" /> }, { label: '타임특가' }]} />
      <h1 className={styles.title}>타임특가</h1>
      <p className={styles.text}>정해진 시간 동안 정해진 수량만 이 가격이에요.</p>
      <SaleGroups />
    </div>
  );
}
