import type { WirelessCard as Wireless } from '@mall/contracts/wireless';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { PageLinks } from '../../../components/link/page-links.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import { GoodsCard } from '../../../entities/product/goods-card.tsx';
import { SubscriptionCard } from '../../../entities/product/subscription-card.tsx';
import { WirelessCard } from '../../../entities/product/wireless-card.tsx';
import { CompareCheck } from '../../../entities/wireless/compare-check.tsx';
import { entryOf } from '../../../entities/wireless/compare-shelf.ts';
import type { ListKind } from '../model/category-place.ts';
import type { CategoryList } from '../model/use-category-list.ts';
import { CompareTray } from './compare-tray.tsx';
import styles from './list-results.module.css';

type CardLayout = 'column' | 'row';
type Props = {
  list: CategoryList;
  kind: ListKind;
  className: string | undefined;
  /** For phones and subscriptions; goods always use columns. */
  cardLayout?: CardLayout;
};

const skeletonCount = 8;
/** Cards visible without scrolling, whose pictures are loaded first. */
const firstCards = 4;

function skeletonShape(kind: ListKind, layout: CardLayout) {
  if (kind === 'wireless') return layout === 'row' ? 'phoneRow' : 'phone';
  return kind === 'subscription' && layout === 'row' ? 'subscriptionRow' : 'goods';
}

/** A category's cards with page links, or the error, empty or loading state. */
export function ListResults({ list, kind, className, cardLayout = 'column' }: Props) {
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.isEmpty) return <NothingListed list={list} />;
  if (list.isPending) {
    return (
      <div className={className} aria-busy="true">
        <CardSkeletons count={skeletonCount} shape={skeletonShape(kind, cardLayout)} />
      </div>
    );
  }
  if (list.page > list.pageCount) return <BeyondLastPage list={list} />;
  return (
    <>
      <h2 className="visually-hidden">상품 목록</h2>
      <div className={`${className} ${styles.cards}`} aria-busy={list.isStale}>
        {list.goods.map((goods, index) => (
          <GoodsCard key={goods.goodsGroupNo} goods={goods} isPriority={index < firstCards} />
        ))}
        {list.phones.map((phone, index) => (
          <WirelessCard key={phone.goodsGroupNo} phone={phone} layout={cardLayout} isPriority={index < firstCards}>
            <div className={styles.foot}>
              <CompareCheck name={phone.name} entry={entryOf(phone)} />
            </div>
          </WirelessCard>
        ))}
        {list.subscriptions.map((product) => (
          <SubscriptionCard key={product.subscriptionNo} product={product} layout={cardLayout} />
        ))}
      </div>
      {list.phones.length > 0 && <CompareTray cards={byNo(list.phones)} />}
      <PageLinks page={list.page} pageCount={list.pageCount} toPage={list.toPage} />
    </>
  );
}

const byNo = (phones: readonly Wireless[]) => new Map(phones.map((phone) => [phone.goodsGroupNo, phone]));

/** Shown when no product matches the filters, or the list is empty; either way it links to other products. */
function NothingListed({ list: { chosen, toAll } }: { list: CategoryList }) {
  const isNarrowed = chosen.length > 0;
  return (
    <Empty
      picture={<ObjectPicture name="objects/emptybox" size={96} />}
      title={isNarrowed ? '조건에 맞는 상품이 없어요' : '아직 상품이 없어요'}
      action={
        <Button variant="weak" render={<MallLink to={isNarrowed ? toAll : '/home'} />}>
          {isNarrowed ? '필터 모두 지우기' : '홈으로 가기'}
        </Button>
      }
    >
      {isNarrowed ? '필터를 줄이면 더 많은 상품을 볼 수 있어요.' : '곧 새로운 상품으로 채울게요.'}
    </Empty>
  );
}

function BeyondLastPage({ list }: { list: CategoryList }) {
  return (
    <Empty
      picture={<ObjectPicture name="objects/emptybox" size={96} />}
      title="이 페이지에는 상품이 없어요"
      action={
        <Button variant="weak" render={<MallLink to={list.toPage(1)} />}>
          첫 페이지로 가기
        </Button>
      }
    >
      모두 {list.pageCount}페이지까지 있어요.
    </Empty>
  );
}
