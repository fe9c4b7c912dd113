import { discountRate, formatWon } from '@mall/domain/money';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Price } from '@mall/ui/price';
import { Text } from '@mall/ui/text';
import { ProductHead } from '../../../entities/product/product-head.tsx';
import type { ShownSale } from '../model/use-special-sale.ts';
import styles from './sale-head.module.css';

type Props = { shown: ShownSale; headingLevel: 1 | 2 };

/** The product on sale with its sale price, market price and usual price. */
export function SaleHead({ shown, headingLevel }: Props) {
  const { sale, goods } = shown;
  const { card } = goods;
  const rate = rateOf(sale);
  const prices = [
    ...(sale.marketPrice === null ? [] : [{ label: '시중가', value: formatWon(sale.marketPrice) }]),
    { label: '평소 판매가', value: formatWon(sale.usualPrice) },
    { label: '특가', value: <b>{`${formatWon(sale.salePrice)} (${savingText(sale.usualPrice - sale.salePrice)})`}</b> },
  ];
  return (
    <>
      <ProductHead
        brandName={card.brandName}
        tag={sale.headline}
        name={card.name}
        modelName={card.modelName}
        productNo={card.goodsGroupNo}
        headingLevel={headingLevel}
      />
      <div className={styles.price}>
        <SalePrice shown={shown} />
      </div>
      <KeyValueList className={styles.prices ?? ''} items={prices} />
      {rate > 0 && (
        <Text variant="caption" tone="muted" marginTop={8}>
          할인율 {rate}%는 {sale.marketPrice === null ? '평소 판매가' : '시중가'}와 특가를 견준 값이에요.
        </Text>
      )}
    </>
  );
}

/** The sale price of one piece, with the discount. */
export function SalePrice({ shown: { sale } }: Pick<Props, 'shown'>) {
  return <Price size="lg" amount={sale.salePrice} marketAmount={comparedPrice(sale)} rate={rateOf(sale)} />;
}

type Prices = Pick<ShownSale['sale'], 'marketPrice' | 'usualPrice' | 'salePrice'>;

const comparedPrice = ({ marketPrice, usualPrice }: Prices): number => marketPrice ?? usualPrice;
const rateOf = (sale: Prices): number => discountRate(comparedPrice(sale), sale.salePrice);

const savingText = (saved: number): string =>
  saved > 0 ? `평소보다 ${formatWon(saved)} 싸요` : '평소와 같은 값이에요';
