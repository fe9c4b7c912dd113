import { SectionHead } from '../../../components/page/section-head.tsx';
import { StillToCome } from '../../../components/page/still-to-come.tsx';
import { SpecialSaleCard } from '../../../entities/special-sale/special-sale-card.tsx';
import { useSaleList } from '../../../entities/special-sale/use-sale-list.ts';
import styles from './home.module.css';

const shownSales = 4;
/** A few sales would look lost in four columns. */
const inRows = 2;

/** The sales that end first; nothing if there are none. */
export function Sales() {
  const { now, isLoading, inState } = useSaleList();
  if (isLoading) return <StillToCome />;
  const sales = inState('running').slice(0, shownSales);
  if (sales.length === 0) return null;
  return (
    <section className={`${styles.wrap} ${styles.section}`} aria-label="타임특가">
      <SectionHead
        title="타임특가"
        subtitle="정해진 시간 동안 정해진 수량만 이 가격이에요."
        more={{ to: { screen: 'saleList' }, label: '전체보기' }}
      />
      <div className={styles.sales}>
        {sales.map((sale) => (
          <SpecialSaleCard key={sale.saleNo} sale={sale} now={now} layout={sales.length <= inRows ? 'row' : 'column'} />
        ))}
      </div>
    </section>
  );
}
