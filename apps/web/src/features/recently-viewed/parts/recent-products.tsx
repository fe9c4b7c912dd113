import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Section } from '@mall/ui/section';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import { ProductGrid } from '../../../entities/product/product-grid.tsx';
import type { RecentList } from '../model/use-recent-list.ts';
import styles from './recent-products.module.css';

/** R4.10: recently viewed products, phones first; each can be removed from the list. */
export function RecentProducts({ list }: { list: RecentList }) {
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.isEmpty) return <NothingViewed />;
  return (
    <>
      {list.isPending && (
        <div className={styles.skeletons}>
          <CardSkeletons count={8} />
        </div>
      )}
      {list.groups.map(({ label, ...products }) => (
        <Section key={label} title={label} gap={16} className={styles.group}>
          <ProductGrid {...products} onRemove={list.remove} />
        </Section>
      ))}
    </>
  );
}

function NothingViewed() {
  return (
    <Empty
      picture={<ObjectPicture name="emoji/mag" size={96} />}
      title="최근 본 상품이 없어요"
      action={
        <Button variant="weak" render={<ScreenLink screen="home" />}>
          상품 보러 가기
        </Button>
      }
    >
      둘러본 상품이 50개까지 여기에 모이고, 다른 기기에서도 볼 수 있어요.
    </Empty>
  );
}
