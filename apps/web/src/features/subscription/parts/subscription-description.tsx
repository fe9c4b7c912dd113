import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { ProductDescription } from '../../../entities/product/product-description.tsx';
import styles from './subscription-description.module.css';

/** The operator's text on the product. */
export function SubscriptionDescription({ detail }: { detail: SubscriptionDetail }) {
  if (detail.descriptionHtml === '') return null;
  return (
    <section className={styles.section} aria-label="상세정보">
      <h2 className="visually-hidden">상세정보</h2>
      <ProductDescription html={detail.descriptionHtml} />
    </section>
  );
}
