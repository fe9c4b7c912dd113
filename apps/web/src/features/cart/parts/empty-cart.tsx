import { showsMyShop } from '@mall/domain/access-matrix';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Row } from '@mall/ui/row';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './empty-cart.module.css';

/** An empty basket, with links to products. */
export function EmptyCart() {
  const { mall } = useMall();
  return (
    <Empty
      className={styles.empty ?? ''}
      picture={<ObjectPicture name="emoji/cart" size={96} />}
      title="장바구니가 비어 있어요"
      action={
        <Row justify="center" gap={8}>
          <Button variant="primary" render={<ScreenLink screen="home" />}>
            상품 보러 가기
          </Button>
          {showsMyShop(mall) && <Button render={<ScreenLink screen="wishlist" />}>찜한 상품</Button>}
        </Row>
      }
    >
      마음에 드는 상품을 담아 보세요.
    </Empty>
  );
}
