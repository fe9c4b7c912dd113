import { Button } from '@mall/ui/button';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { TitledPage } from '../../../components/page/titled-page.tsx';
import { ProductGrid } from '../../../entities/product/product-grid.tsx';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { giftGoodsQuery, giftKeyword } from '../api/gift-goods.query.ts';
import styles from './gift-guide.module.css';

const steps = [
  { title: '상품에서 선물하기를 눌러요', text: '받는 분의 이름과 휴대폰 번호, 카드에 적을 말만 있으면 돼요.' },
  { title: '결제하고 링크를 보내요', text: '메신저나 문자로 보내 주세요. 금액은 받는 분에게 보이지 않아요.' },
  { title: '받는 분이 주소를 입력해요', text: '7일 안에 받지 않으면 취소하고 전액 돌려 드려요.' },
];
const mostShown = 12;

/** 선물하기: how to send a gift, and goods to begin with. */
export function GiftGuidePage() {
  usePageTitle('선물하기');
  const { data: goods = [] } = useQuery(giftGoodsQuery());
  return (
    <TitledPage title="선물하기" kind="shop">
      <ol className={styles.steps} aria-label="선물하는 방법">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {goods.length > 0 && <SectionHead title="선물하기 좋은 상품" />}
      <ProductGrid goods={goods.slice(0, mostShown)} />
      <div className={styles.more}>
        <Button size="lg" render={<ScreenLink screen="search" search={{ q: giftKeyword }} />}>
          더 많은 상품 보기
        </Button>
      </div>
    </TitledPage>
  );
}
