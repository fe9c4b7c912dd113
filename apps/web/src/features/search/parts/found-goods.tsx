import type { SearchResult } from '@mall/contracts/search';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { PageLinks } from '../../../components/link/page-links.tsx';
import { GoodsCard } from '../../../entities/product/goods-card.tsx';
import type { SearchResults } from '../model/use-search-results.ts';
import styles from './found-goods.module.css';
import { NothingOfKind } from './nothing-of-kind.tsx';

type Props = { search: SearchResults; result: SearchResult; className: string | undefined };

/** One page of the goods found. */
export function FoundGoods({ search, result, className }: Props) {
  if (result.goods.length === 0) return <NoGoods search={search} isBeyond={result.goodsTotal > 0} />;
  return (
    <>
      <h2 className="visually-hidden">상품 목록</h2>
      <div className={`${className} ${styles.cards}`} aria-busy={search.isStale}>
        {result.goods.map((goods) => (
          <GoodsCard key={goods.goodsGroupNo} goods={goods} />
        ))}
      </div>
      <PageLinks page={search.page} pageCount={search.pageCount} toPage={search.toPage} />
    </>
  );
}

function NoGoods({ search, isBeyond }: { search: SearchResults; isBeyond: boolean }) {
  const picture = <ObjectPicture name="objects/emptybox" size={96} />;
  if (isBeyond) {
    return (
      <Empty
        picture={picture}
        title="이 페이지에는 상품이 없어요"
        action={
          <Button variant="weak" render={<MallLink to={search.toPage(1)} />}>
            첫 페이지로 가기
          </Button>
        }
      />
    );
  }
  if (search.chosen.length === 0) return <NothingOfKind tab="goods" />;
  return (
    <Empty
      picture={picture}
      title="조건에 맞는 상품이 없어요"
      action={
        <Button variant="weak" render={<MallLink to={search.toAll} />}>
          필터 모두 지우기
        </Button>
      }
    >
      필터를 줄이면 더 많은 상품을 볼 수 있어요.
    </Empty>
  );
}
