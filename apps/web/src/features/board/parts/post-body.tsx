import { GoodsCard } from '../../../components/goods-card.tsx';
import { SafeHtml } from '../../../components/safe-html.tsx';
import { WirelessCard } from '../../../components/wireless-card.tsx';
import type { BoardPostPage } from '../model/use-board-post.ts';
import styles from './post-body.module.css';

/** A post's own words, and the products it speaks of. */
export function PostBody({ page }: { page: BoardPostPage }) {
  const { detail, goods, phones } = page;
  if (!detail) return null;
  return (
    <>
      <h2 className="visually-hidden">본문</h2>
      <SafeHtml html={detail.html} className={styles.html} />
      {goods.length + phones.length > 0 && (
        <section className={styles.products} aria-label="함께 소개한 상품">
          <h2>함께 소개한 상품</h2>
          {phones.length > 0 && (
            <div className={styles.phones}>
              {phones.map((phone) => (
                <WirelessCard key={phone.goodsGroupNo} phone={phone} />
              ))}
            </div>
          )}
          {goods.length > 0 && (
            <div className={styles.goods}>
              {goods.map((each) => (
                <GoodsCard key={each.goodsGroupNo} goods={each} />
              ))}
            </div>
          )}
        </section>
      )}
    </>
  );
}
