import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import { SpecialSaleCard } from '../../../entities/special-sale/special-sale-card.tsx';
import { useSaleList } from '../../../entities/special-sale/use-sale-list.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import styles from './sale-groups.module.css';

/** The mall's sales: running ones first, then future ones, then ended ones. */
export function SaleGroups() {
  usePageTitle('타임특가');
  const { now, isLoading, error, retry, isEmpty, inState } = useSaleList();
  if (isLoading) {
    return (
      <div className={styles.cards} role="status" aria-label="불러오는 중">
        <CardSkeletons count={4} />
      </div>
    );
  }
  if (error && isEmpty === undefined) return <ErrorNotice error={error} onRetry={retry} />;
  if (isEmpty) return <NoSales />;
  const groups = [
    { title: '진행 중인 특가', sales: [...inState('running'), ...inState('soldOut')] },
    { title: '곧 시작해요', sales: inState('upcoming') },
    { title: '끝난 특가', sales: inState('ended') },
  ];
  return groups
    .filter(({ sales }) => sales.length > 0)
    .map(({ title, sales }) => (
      <section key={title} className={styles.group} aria-label={title}>
        <SectionHead title={title} />
        <div className={styles.cards}>
          {sales.map((sale) => (
            <SpecialSaleCard key={sale.saleNo} sale={sale} now={now} />
          ))}
        </div>
      </section>
    ));
}

function NoSales() {
  return (
    <Empty
      picture={<ObjectPicture name="emoji/label" size={96} />}
      title="지금은 특가가 없어요"
      action={
        <Button variant="primary" render={<ScreenLink screen="home" />}>
          홈으로 가기
        </Button>
      }
    >
      새 특가가 준비되면 여기에서 보여 드릴게요.
    </Empty>
  );
}
