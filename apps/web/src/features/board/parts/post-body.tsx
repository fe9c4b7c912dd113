import { Note } from '@mall/ui/note';
import { Text } from '@mall/ui/text';
import { SafeHtml } from '../../../components/content/safe-html.tsx';
import { GoodsCard } from '../../../entities/product/goods-card.tsx';
import { SubscriptionCard } from '../../../entities/product/subscription-card.tsx';
import { WirelessCard } from '../../../entities/product/wireless-card.tsx';
import type { BoardPostPage } from '../model/use-board-post.ts';
import { AttachmentList } from './attachment-list.tsx';
import styles from './post-body.module.css';

type Props = { page: BoardPostPage; subscriptionLayout: 'column' | 'row' };

/** A post's own text, its files and its products. */
export function PostBody({ page, subscriptionLayout }: Props) {
  const { detail } = page;
  if (!detail) return null;
  return (
    <>
      <h2 className="visually-hidden">본문</h2>
      <SafeHtml html={detail.html} className={styles.html} />
      <AttachmentList page={page} />
      <LinkedProducts page={page} subscriptionLayout={subscriptionLayout} />
    </>
  );
}

function LinkedProducts({ page, subscriptionLayout }: Props) {
  const { goods, phones, subscriptions, hasProducts, areGone } = page;
  if (areGone) return <Note className={styles.gone}>이 글에서 소개한 상품은 지금 판매하지 않아요.</Note>;
  if (!hasProducts) return null;
  return (
    <section className={styles.products} aria-label="함께 소개한 상품">
      <Text as="h2" variant="block">
        함께 소개한 상품
      </Text>
      {phones.length > 0 && (
        <div className={styles.phones}>
          {phones.map((phone) => (
            <WirelessCard key={phone.goodsGroupNo} phone={phone} />
          ))}
        </div>
      )}
      {subscriptions.length > 0 && (
        <div className={styles.subscriptions}>
          {subscriptions.map((each) => (
            <SubscriptionCard key={each.subscriptionNo} product={each} layout={subscriptionLayout} />
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
  );
}
