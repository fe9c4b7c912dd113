import { formatWonPerMonth } from '@mall/domain/money';
import { productTarget } from '@mall/domain/screens/targets';
import { discountWords, joinTypeLabels } from '@mall/domain/wireless-words';
import { ChosenProduct } from '../../../entities/application/chosen-product.tsx';
import type { OpenApplication } from '../model/use-application.ts';
import styles from './choice-summary.module.css';

/** The phone of the application, and its monthly price. */
export function ChoiceSummary({ draft, detail, priced }: OpenApplication) {
  const { memory, colour, joinType, discountType } = draft.choice;
  const picture = detail.colours.find(({ name }) => name === colour)?.image || detail.card.image;
  return (
    <ChosenProduct name={detail.card.name} image={picture} to={productTarget(draft.productNo)}>
      <span>{[`${memory} ${colour}`.trim(), joinTypeLabels[joinType].title].join(' · ')}</span>
      {priced && (
        <>
          <span>{priced.plan.name}</span>
          <b className={styles.amount}>
            {formatWonPerMonth(priced.quote.monthlyTotal)}
            {discountType === null && (
              <small>
                {discountWords(discountType, priced.quote.discountType)} · <span>할인은 아직 고르지 않았어요</span>
              </small>
            )}
          </b>
        </>
      )}
    </ChosenProduct>
  );
}
