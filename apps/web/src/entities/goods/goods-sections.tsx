import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { formatNumber } from '@mall/domain/money';
import { KeyValueList } from '@mall/ui/key-value-list';
import type { ReactNode } from 'react';
import { SectionTabs } from '../../components/page/section-tabs.tsx';
import { GoodsReviews } from '../customer-review/goods-reviews.tsx';
import { ProductDescription } from '../product/product-description.tsx';
import { GoodsQuestions, QuestionCount } from '../product-question/goods-questions.tsx';
import styles from './goods-sections.module.css';
import { useDeliveryPolicy } from './use-delivery-policy.ts';

const sectionsOf = ({ card: { reviewCount } }: GoodsDetail) => [
  { id: 'detail', label: '상세정보' },
  { id: 'information', label: '상품정보' },
  { id: 'reviews', label: '후기', ...(reviewCount > 0 && { count: reviewCount }) },
  { id: 'questions', label: '문의' },
  { id: 'delivery', label: '배송·반품' },
];

type Props = {
  goods: GoodsDetail;
  /** Stays visible beside all sections where the window is wide enough. */
  beside?: ReactNode;
};

/** The sections of a product's page, below tabs that stay at the top. */
export function GoodsSections({ goods, beside }: Props) {
  if (!beside) return <Sections goods={goods} />;
  return (
    <div className={styles.columns}>
      <Sections goods={goods} />
      <div className={styles.beside}>{beside}</div>
    </div>
  );
}

function Sections({ goods }: { goods: GoodsDetail }) {
  const policy = useDeliveryPolicy(goods);
  return (
    <div className={styles.sections}>
      <SectionTabs label="상품 안내" sections={sectionsOf(goods)} />
      <section id="detail" tabIndex={-1} aria-label="상세정보" className={styles.section}>
        <h2 className="visually-hidden">상세정보</h2>
        {goods.descriptionHtml === '' ? (
          <p className={styles.none}>{goods.summary || '판매자가 쓴 상세 설명이 없어요.'}</p>
        ) : (
          <ProductDescription html={goods.descriptionHtml} />
        )}
      </section>
      <section id="information" tabIndex={-1} aria-label="상품정보" className={styles.facing}>
        {goods.specifications.length > 0 && (
          <div>
            <h2 className={styles.title}>상품 사양</h2>
            <KeyValueList className={styles.facts ?? ''} items={goods.specifications} />
          </div>
        )}
        <div>
          <h2 className={styles.title}>상품 정보 고시</h2>
          {goods.statutoryNotice.length > 0 ? (
            <KeyValueList className={styles.facts ?? ''} items={goods.statutoryNotice} />
          ) : (
            <p className={styles.none}>판매자가 올린 정보 고시가 없어요.</p>
          )}
        </div>
      </section>
      <section id="reviews" tabIndex={-1} aria-label="후기" className={styles.section}>
        <h2 className={styles.heading}>
          후기 {goods.card.reviewCount > 0 && <span>{formatNumber(goods.card.reviewCount)}</span>}
        </h2>
        <GoodsReviews productNo={goods.card.goodsGroupNo} />
      </section>
      <section id="questions" tabIndex={-1} aria-label="문의" className={styles.section}>
        <h2 className={styles.title}>
          문의 <QuestionCount productNo={goods.card.goodsGroupNo} />
        </h2>
        <GoodsQuestions productNo={goods.card.goodsGroupNo} />
      </section>
      <section id="delivery" tabIndex={-1} aria-label="배송·교환·반품" className={styles.section}>
        <h2 className={styles.title}>배송·교환·반품 안내</h2>
        <KeyValueList className={styles.facts ?? ''} items={policy} />
      </section>
    </div>
  );
}
