import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { mostPiecesText } from '@mall/domain/holding-limit';
import { formatNumber, formatWon } from '@mall/domain/money';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { feeOf } from '../../../entities/delivery/delivery-words.ts';
import { ChosenQuantity } from '../../../entities/goods/chosen-quantity.tsx';
import { optionText } from '../../../entities/goods/option-choice.ts';
import type { GoodsChoice } from '../model/use-goods-choice.ts';
import styles from './goods-sum.module.css';

type Props = { goods: GoodsDetail; choice: GoodsChoice };

/** The chosen option and quantity; an unavailable product says so instead. */
export function GoodsSum({ goods, choice }: Props) {
  const { option, quantity, maximum, total } = choice;
  if (choice.isSoldOut) {
    return <Note tone="warn">지금은 품절이에요. 찜해 두시면 찜한 상품에서 다시 볼 수 있어요.</Note>;
  }
  return (
    <ChosenQuantity
      {...{ quantity, maximum, total }}
      name={optionText(option) || goods.card.name}
      onChange={choice.chooseQuantity}
      {...(maximum < (option?.stockQuantity ?? 0)
        ? { note: mostPiecesText(goods.mostPieces) }
        : { limit: `남은 ${formatNumber(maximum)}개까지 고를 수 있어요` })}
    />
  );
}

/** The price of the choice, and delivery. */
export function GoodsTotal({ goods, choice }: Props) {
  if (choice.isSoldOut) return null;
  const fee = feeOf(goods, choice.total);
  return (
    <Row
      as="p"
      align="baseline"
      justify="between"
      wraps
      gap="0 12"
      marginTop={22}
      className={styles.total}
      aria-live="polite"
    >
      <span>
        총 상품 금액
        <em>
          수량 {formatNumber(choice.quantity)}개 · {fee === 0 ? '무료배송' : `배송비 ${formatWon(fee)} 별도`}
        </em>
      </span>
      <b>
        {formatNumber(choice.total)}
        <Text as="small" size={18} weight="bold">
          원
        </Text>
      </b>
    </Row>
  );
}
