import type { GoodsCard as Goods } from '@mall/contracts/goods';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { StillToCome } from '../../../components/page/still-to-come.tsx';
import { GoodsCard } from '../../../entities/product/goods-card.tsx';
import type { MallAddress } from '../../../lib/routing/mall-path.ts';
import styles from './goods-row.module.css';

type Props = { title: string; link?: MallAddress; cards: readonly Goods[]; isLoading: boolean };

/** A few other products; nothing if there are none. */
export function GoodsRow({ title, link, cards, isLoading }: Props) {
  if (isLoading) return <StillToCome />;
  if (cards.length === 0) return null;
  return (
    <section className={styles.others} aria-label={title}>
      <SectionHead title={title} {...(link && { more: { to: link, label: '전체보기' } })} />
      <div className={styles.row}>
        {cards.map((goods) => (
          <GoodsCard key={goods.goodsGroupNo} goods={goods} />
        ))}
      </div>
    </section>
  );
}
