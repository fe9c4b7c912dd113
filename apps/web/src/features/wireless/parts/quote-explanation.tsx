import { formatWon } from '@mall/domain/money';
import { explainQuote } from '@mall/domain/quote-lines';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import { paidOverTerm } from '@mall/domain/wireless-quote';
import { Row } from '@mall/ui/row';
import { SumList } from '@mall/ui/sum-list';
import { Text } from '@mall/ui/text';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { type Explained, explainLine, lineLabels, type Summand, sourcesOf } from '../model/quote-words.ts';
import styles from './quote-explanation.module.css';

type Props = { priced: PricedChoice; ratePercent: number };

/** A quote with all its parts: every amount with its sum or formula, to the won. */
export function QuoteExplanation({ priced, ratePercent }: Props) {
  const { mall } = useMall();
  const { quote } = priced;
  const sources = sourcesOf(priced, mall.name);
  return (
    <ol className={styles.lines}>
      {explainQuote(quote).map((line) => (
        <li key={line.kind} className={styles.line}>
          <Row as="h3" justify="between" gap={12} className={styles.head}>
            <span>{lineLabels[line.kind]}</span>
            <b>{formatWon(line.amount)}</b>
          </Row>
          <Origin explained={explainLine(line, sources, ratePercent)} />
          {line.kind === 'deviceMonthly' && quote.deviceLastMonth !== quote.deviceMonthly && (
            <Text variant="caption" tone="soft" marginTop={4}>
              마지막 달에는 원 단위를 맞춰 <b>{formatWon(quote.deviceLastMonth)}</b>을 내요.
            </Text>
          )}
          {line.kind === 'termTotal' && paidOverTerm(quote) !== quote.termTotal && (
            <Text variant="caption" tone="soft" marginTop={4}>
              마지막 달에 맞춘 원 단위까지 더하면 <b>{formatWon(paidOverTerm(quote))}</b>이에요.
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}

const sumRow = ({ label, amount, source }: Summand) => ({
  label: (
    <>
      {label}
      {source && ' '}
      {source && <small className={styles.source}>{source}</small>}
    </>
  ),
  amount,
});

function Origin({ explained }: { explained: Explained }) {
  if ('summands' in explained) {
    return explained.summands.length > 0 && <SumList className={styles.sum} rows={explained.summands.map(sumRow)} />;
  }
  return explained.formula.map((text) => (
    <Text variant="caption" tone="muted" tabular marginTop={4} key={text}>
      {text}
    </Text>
  ));
}
