import { Picture } from '@mall/ui/picture';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import X from 'lucide-react/icons/x';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { productRowsOf } from '../../../entities/product/product-rows.ts';
import { useRecentProducts } from '../../../entities/recent-view/use-recent-products.ts';
import { useImageUrl } from '../../../lib/mall/image-url.ts';
import styles from './search-panel.module.css';

/** R2.24, R4.10: recently viewed products, phones first; each can be removed from the list. */
export function RecentlyViewed() {
  const urlOf = useImageUrl();
  const { remove, clear, ...cards } = useRecentProducts();
  const rows = productRowsOf(cards);
  if (rows.length === 0) return null;
  return (
    <section className={styles.recent} aria-label="최근 본 상품">
      <Row align="center" justify="between">
        <h3>최근 본 상품</h3>
        <button type="button" className={styles.clear} onClick={clear}>
          전체 삭제
        </button>
      </Row>
      <ul>
        {rows.map(({ productNo, target, name, image, price }) => (
          <li key={productNo}>
            <MallLink to={target} className={styles.row}>
              <span className={styles.thumb}>
                <Picture src={urlOf(image)} alt="" sizes="72px" />
              </span>
              <Stack as="span" gap={4} className={styles.words}>
                <span>{name}</span>
                <Text as="b" weight="bold" tabular>
                  {price}
                </Text>
              </Stack>
            </MallLink>
            <button type="button" aria-label={`${name} 최근 본 상품에서 지우기`} onClick={() => remove(productNo)}>
              <X size={18} strokeWidth={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
