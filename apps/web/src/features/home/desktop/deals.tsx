import type { Corner } from '@mall/contracts/corner';
import { Button } from '@mall/ui/button';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { useMemberName } from '../../../entities/member/use-member-name.ts';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import { GoodsCard } from '../../../entities/product/goods-card.tsx';
import { useGoodsCards } from '../model/use-corner-cards.ts';
import { useDealPages } from '../model/use-deal-pages.ts';
import styles from './home.module.css';

const dealsPerPage = 10;

/** The day's deals, two rows at a time. */
export function Deals({ corner }: { corner: Corner | undefined }) {
  const memberName = useMemberName();
  const { cards, isPending } = useGoodsCards(corner);
  const deals = useDealPages(cards, dealsPerPage);
  if (!corner || (!isPending && cards.length === 0)) return null;
  const title = memberName ? `${memberName} 님을 위한 ${corner.title}` : corner.title;
  return (
    <section className={`${styles.wrap} ${styles.section}`} aria-label={corner.title}>
      <SectionHead
        title={title}
        subtitle={corner.subtitle}
        {...(corner.link && { more: { to: corner.link, label: '전체보기' } })}
      />
      <div className={styles.deals}>
        {isPending && <CardSkeletons count={dealsPerPage} />}
        {deals.shown.map((goods) => (
          <GoodsCard key={goods.goodsGroupNo} goods={goods} />
        ))}
      </div>
      {deals.pageCount > 1 && (
        <Button className={styles.more} onClick={deals.turn}>
          상품 더보기
          <span>
            {deals.page} / {deals.pageCount}
          </span>
        </Button>
      )}
    </section>
  );
}
