import type { GoodsDetail, GoodsOption } from '@mall/contracts/goods-detail';
import { formatNumber } from '@mall/domain/money';
import { Quantity } from '@mall/ui/quantity';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import type { ReactNode } from 'react';
import { DeliveryGlance } from '../delivery/delivery-glance.tsx';
import styles from './buy-box.module.css';
import { GoodsOptions } from './goods-options.tsx';

type Choice = {
  option: GoodsOption | undefined;
  chooseOption: (optionNo: number) => void;
  quantity: number;
  maximum: number;
  chooseQuantity: (quantity: number) => void;
  /** Whole won. */
  total: number;
};

type Props = {
  goods: GoodsDetail;
  price: ReactNode;
  options: readonly GoodsOption[];
  choice: Choice;
  isOpen: boolean;
  /** The buttons. */
  children: ReactNode;
};

/** Beside the long part of a desktop page: the same choice as at its top, and what buys it, always in view. */
export function BuyBox({ goods, price, options, choice, isOpen, children }: Props) {
  const { card } = goods;
  const { quantity, maximum, total } = choice;
  return (
    <aside className={styles.box} aria-label="고르고 구매하기">
      <div className={styles.choices}>
        <div>
          <Text variant="caption" weight="semibold">
            {card.brandName}
          </Text>
          <p className={styles.name}>{card.name}</p>
          {price}
        </div>
        {isOpen && <DeliveryGlance goods={goods} total={total} />}
        <GoodsOptions
          options={options}
          chosen={choice.option}
          onChoose={choice.chooseOption}
          isSoldOut={card.isSoldOut}
          isCompact
        />
      </div>
      {isOpen && (
        <Row align="center" justify="between" gap={12} className={styles.sum}>
          <Quantity label="수량" value={quantity} max={maximum} onChange={choice.chooseQuantity} />
          {/* The sum at the top is what is announced. */}
          <b>
            {formatNumber(total)}
            <small>원</small>
          </b>
        </Row>
      )}
      {children}
    </aside>
  );
}
