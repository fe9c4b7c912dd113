import { hasOwnAccount } from '@mall/domain/access-matrix';
import { formatNumber, formatWon } from '@mall/domain/money';
import { productTarget } from '@mall/domain/screens/targets';
import { Note } from '@mall/ui/note';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ChosenQuantity } from '../../../entities/goods/chosen-quantity.tsx';
import { optionText } from '../../../entities/goods/option-choice.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { SaleChoice } from '../model/use-sale-choice.ts';
import type { ShownSale } from '../model/use-special-sale.ts';
import styles from './sale-sum.module.css';

type Props = { shown: ShownSale; choice: SaleChoice };

/** The choice and its price at the sale; when nothing can be bought, why, and the alternatives. */
export function SaleSum({ shown, choice }: Props) {
  const { quantity, maximum, total } = choice;
  if (!choice.isOpen) return <Closed shown={shown} />;
  return (
    <ChosenQuantity
      {...{ quantity, maximum, total }}
      name={optionText(choice.option) || shown.goods.card.name}
      onChange={choice.chooseQuantity}
      limit={`지금 ${formatNumber(maximum)}개까지 살 수 있어요`}
      isWholeSum
    />
  );
}

function Closed({ shown: { state, refusal, goods } }: Pick<Props, 'shown'>) {
  const { mall } = useMall();
  const isOwnLimit = state === 'running' && refusal !== undefined;
  return (
    <Note tone={state === 'upcoming' ? 'plain' : 'warn'}>
      <p>{refusal ?? '고른 옵션이 품절됐어요. 다른 옵션을 골라 주세요.'}</p>
      {isOwnLimit && hasOwnAccount(mall) && (
        <ScreenLink screen="orderList" className={styles.way}>
          주문 내역 보기
        </ScreenLink>
      )}
      {state !== 'running' && (
        <ScreenLink {...productTarget(goods.card.goodsGroupNo)} className={styles.way}>
          {formatWon(goods.card.salePrice)}에 바로 사기
        </ScreenLink>
      )}
    </Note>
  );
}
