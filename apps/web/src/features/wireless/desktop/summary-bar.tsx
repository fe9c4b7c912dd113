import type { PricedChoice } from '@mall/domain/wireless-choice';
import { Button } from '@mall/ui/button';
import { Grid } from '@mall/ui/grid';
import { MonthlyPrice } from '@mall/ui/monthly-price';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { FavouriteButton } from '../../../entities/favourite/favourite-button.tsx';
import { choiceWords } from '../model/choice-words.ts';
import type { Wireless } from '../model/use-wireless.ts';
import { ApplyButton } from '../parts/apply-button.tsx';
import styles from './summary-bar.module.css';

type Props = { wireless: Wireless; priced: PricedChoice };

/** The choice and its price, always in view: at the window's bottom until its own position is reached. */
export function SummaryBar({ wireless, priced }: Props) {
  const { detail, openExplanation } = wireless;
  const { card } = detail;
  const { quote } = priced;
  return (
    <Grid
      as="aside"
      columns="minmax(0, 1fr) auto 360px"
      align="center"
      gap={32}
      marginTop={40}
      surface="card"
      className={styles.bar}
      aria-label="선택한 내용"
    >
      <div className={styles.choice}>
        <Text as="b" size={16} weight="bold">
          {card.name}
        </Text>
        <span>{choiceWords(priced)}</span>
      </div>
      <MonthlyPrice
        size="lg"
        amount={quote.monthlyTotal}
        deviceAmount={quote.deviceMonthly}
        planAmount={quote.planMonthly}
      />
      <Row gap={8} className={styles.buttons}>
        <Button size="lg" onClick={openExplanation}>
          요금 계산 보기
        </Button>
        <FavouriteButton productNo={card.goodsGroupNo} isFavourite={card.isFavourite} size="lg" />
        <ApplyButton detail={detail} choice={wireless.choice} />
      </Row>
    </Grid>
  );
}
