import { formatNumber, formatWonPerMonth } from '@mall/domain/money';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { FavouriteButton } from '../../../entities/favourite/favourite-button.tsx';
import { choiceWords } from '../model/choice-words.ts';
import type { Wireless } from '../model/use-wireless.ts';
import { ApplyButton } from '../parts/apply-button.tsx';
import styles from './buy-bar.module.css';

type Props = { wireless: Wireless; priced: PricedChoice };

/** The choice and its price at the screen's bottom, with the possible actions. */
export function BuyBar({ wireless, priced }: Props) {
  const { quote } = priced;
  const { detail, openExplanation } = wireless;
  const { card } = detail;
  return (
    <aside className={styles.bar} aria-label="선택한 내용">
      <Row as="p" align="center" justify="between" gap={12} className={styles.sum}>
        <span>{choiceWords(priced)}</span>
        <b>
          <span className="visually-hidden">{formatWonPerMonth(quote.monthlyTotal)}</span>
          <span aria-hidden="true">
            <Text as="small" size={14} weight="bold">
              월
            </Text>{' '}
            {formatNumber(quote.monthlyTotal)}
            <Text as="small" size={14} weight="bold">
              원
            </Text>
          </span>
        </b>
      </Row>
      <Row gap={8} className={styles.buttons}>
        <FavouriteButton productNo={card.goodsGroupNo} isFavourite={card.isFavourite} size="lg" />
        <Button size="lg" onClick={openExplanation}>
          요금 계산 보기
        </Button>
        <ApplyButton detail={detail} choice={wireless.choice} />
      </Row>
    </aside>
  );
}
