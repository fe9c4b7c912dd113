import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { discountRate } from '@mall/domain/money';
import { Price } from '@mall/ui/price';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { ProductHead } from '../../../entities/product/product-head.tsx';
import { RatingLine } from '../../../entities/product/rating-line.tsx';
import styles from './goods-head.module.css';

type Props = { goods: GoodsDetail; headingLevel: 1 | 2 };

/** Brand, name and price; the market price only if the response has one, that is for members (R5.09). */
export function GoodsHead({ goods, headingLevel }: Props) {
  const { card, brandId, categoryPath, summary } = goods;
  const [topCategory] = categoryPath;
  return (
    <>
      <ProductHead
        brandName={card.brandName}
        brandList={
          topCategory && { screen: 'goodsList', search: { ctgNo: topCategory.categoryNo, brand: String(brandId) } }
        }
        tag={card.tag}
        name={card.name}
        modelName={card.modelName}
        productNo={card.goodsGroupNo}
        headingLevel={headingLevel}
      />
      <RatingLine card={card} />
      {summary !== '' && (
        <Text variant="reading" tone="soft" marginTop={10}>
          {summary}
        </Text>
      )}
      <Row align="end" justify="between" wraps gap="4 12" className={styles.line}>
        <GoodsPrice goods={goods} />
        {card.marketPrice !== null && card.marketPrice > card.salePrice && (
          <span className={styles.hint}>회원에게만 보이는 시중가예요</span>
        )}
      </Row>
    </>
  );
}

/** What one piece costs, with the discount; stepped back where it is sold out. */
export function GoodsPrice({ goods: { card } }: { goods: GoodsDetail }) {
  return (
    <span className={styles.price} data-sold-out={card.isSoldOut || undefined}>
      <Price
        size="lg"
        amount={card.salePrice}
        marketAmount={card.marketPrice}
        rate={discountRate(card.marketPrice, card.salePrice)}
      />
    </span>
  );
}
