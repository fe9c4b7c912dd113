import { formatWon, formatWonPerMonth } from '@mall/domain/money';
import { productTarget } from '@mall/domain/screens/targets';
import { Picture } from '@mall/ui/picture';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import X from 'lucide-react/icons/x';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { useRecentProducts } from '../../../entities/recent-view/use-recent-products.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './search-panel.module.css';

/** R2.24, R4.10: recently viewed products, phones first; each can be removed from the list. */
export function RecentlyViewed() {
  const { imageBase } = useMall();
  const { phones, goods, subscriptions, remove, clear } = useRecentProducts();
  const rows = [
    ...phones.map((phone) => ({
      productNo: phone.goodsGroupNo,
      categoryNo: phone.categoryNo,
      name: phone.name,
      image: phone.image,
      price: formatWonPerMonth(phone.price.totalPrice),
    })),
    ...goods.map((item) => ({
      productNo: item.goodsGroupNo,
      categoryNo: '',
      name: item.name,
      image: item.image,
      price: formatWon(item.salePrice),
    })),
    ...subscriptions.map((item) => ({
      productNo: item.subscriptionNo,
      categoryNo: '',
      name: item.name,
      image: item.image,
      price: formatWonPerMonth(item.monthlyFee),
    })),
  ];
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
        {rows.map(({ productNo, categoryNo, name, image, price }) => (
          <li key={productNo}>
            <ScreenLink {...productTarget(productNo, categoryNo)} className={styles.row}>
              <span className={styles.thumb}>
                <Picture src={`${imageBase}/${image}`} alt="" sizes="72px" />
              </span>
              <Stack as="span" gap={4} className={styles.words}>
                <span>{name}</span>
                <Text as="b" weight="bold" tabular>
                  {price}
                </Text>
              </Stack>
            </ScreenLink>
            <button type="button" aria-label={`${name} 최근 본 상품에서 지우기`} onClick={() => remove(productNo)}>
              <X size={18} strokeWidth={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
