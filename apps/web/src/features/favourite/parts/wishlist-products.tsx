import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { TabLinks } from '@mall/ui/tabs';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { PageLinks } from '../../../components/link/page-links.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import { ProductGrid } from '../../../entities/product/product-grid.tsx';
import type { Wishlist } from '../model/use-wishlist.ts';
import styles from './wishlist-products.module.css';

type Props = { wishlist: Wishlist };

/** The member's favourites; a heart removes its product from the list. */
export function WishlistProducts({ wishlist }: Props) {
  if (wishlist.isPending) {
    return (
      <div className={styles.skeletons}>
        <CardSkeletons count={8} />
      </div>
    );
  }
  if (wishlist.error) return <ErrorNotice error={wishlist.error} onRetry={wishlist.retry} />;
  if (wishlist.isEmpty) return <NoFavourites />;
  const { kind, page, pageCount, tabs } = wishlist;
  return (
    <>
      {kind && (
        <TabLinks
          label="상품 종류"
          value={kind}
          className={styles.tabs ?? ''}
          items={tabs.map((tab) => ({
            ...tab,
            render: <ScreenLink screen="wishlist" search={{ kind: tab.value }} replace isExact />,
          }))}
        />
      )}
      <h2 className="visually-hidden">상품 목록</h2>
      <ProductGrid goods={wishlist.goods} phones={wishlist.phones} subscriptions={wishlist.subscriptions} />
      <PageLinks
        className={styles.pager}
        page={page}
        pageCount={pageCount}
        toPage={(wanted) => ({ screen: 'wishlist', search: { kind, page: wanted } })}
      />
    </>
  );
}

function NoFavourites() {
  return (
    <Empty
      picture={<ObjectPicture name="emoji/gift" size={96} />}
      title="찜한 상품이 없어요"
      action={
        <Button variant="weak" render={<ScreenLink screen="home" />}>
          상품 보러 가기
        </Button>
      }
    >
      마음에 드는 상품의 하트를 누르면 여기에 모여요.
    </Empty>
  );
}
