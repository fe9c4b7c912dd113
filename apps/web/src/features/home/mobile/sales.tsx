import { SectionHead } from '../../../components/page/section-head.tsx';
import { StillToCome } from '../../../components/page/still-to-come.tsx';
import { SpecialSaleCard } from '../../../entities/special-sale/special-sale-card.tsx';
import { useSaleList } from '../../../entities/special-sale/use-sale-list.ts';
import styles from './home.module.css';

/** The running sales, in a row to swipe; nothing if there are none. */
export function Sales() {
  const { now, isLoading, inState } = useSaleList();
  if (isLoading) return <StillToCome />;
  const sales = inState('running');
  if (sales.length === 0) return null;
  return (
    <section className={styles.section} aria-label="타임특가">
      <SectionHead title="타임특가" more={{ to: { screen: 'saleList' }, label: '전체' }} />
      <div className={styles.row}>
        {sales.map((sale) => (
          <div key={sale.saleNo} className={styles.sale}>
            <SpecialSaleCard sale={sale} now={now} />
          </div>
        ))}
      </div>
    </section>
  );
}
