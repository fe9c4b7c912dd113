import { productLink } from '@mall/domain/menu-links';
import { formatWon } from '@mall/domain/money';
import { joinTypeLabels } from '@mall/domain/wireless-words';
import { Picture } from '@mall/ui/picture';
import { Tile } from '@mall/ui/tile';
import { MallLink } from '../../../components/mall-link.tsx';
import { useImageUrl } from '../../../lib/image-url.ts';
import type { OpenApplication } from '../model/use-application.ts';
import styles from './choice-summary.module.css';

/** The phone that is applied for, and what it costs a month. */
export function ChoiceSummary({ draft, detail, priced }: OpenApplication) {
  const toUrl = useImageUrl();
  const { memory, colour, joinType, discountType } = draft.choice;
  const picture = detail.colours.find(({ name }) => name === colour)?.image || detail.card.image;
  return (
    <div className={styles.summary}>
      <Tile className={styles.picture}>
        <Picture src={toUrl(picture)} alt="" sizes="96px" />
      </Tile>
      <div className={styles.text}>
        <MallLink className={styles.name} to={productLink(draft.productNo)}>
          {detail.card.name}
        </MallLink>
        <span>{[`${memory} ${colour}`.trim(), joinTypeLabels[joinType].title].join(' · ')}</span>
        {priced && (
          <>
            <span>{priced.plan.name}</span>
            <b className={styles.amount}>
              월 {formatWon(priced.quote.monthlyTotal)}
              {discountType === null && <small>할인 선택 전</small>}
            </b>
          </>
        )}
      </div>
    </div>
  );
}
