import { formatNumber } from '@mall/domain/money';
import { Badge } from '@mall/ui/badge';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import type { CSSProperties } from 'react';
import { Countdown } from '../../../entities/special-sale/countdown.tsx';
import { saleMomentText } from '../../../entities/special-sale/sale-moment-text.ts';
import { stateNames } from '../model/sale-words.ts';
import type { ShownSale } from '../model/use-special-sale.ts';
import styles from './sale-standing.module.css';

/** The remaining time and stock of a sale. Its height never changes. */
export function SaleStanding({ shown: { sale, state, now, announcement } }: { shown: ShownSale }) {
  const { startsAt, endsAt, leftPieces, totalPieces, mostPerMember } = sale;
  const taken = { '--taken': `${100 - (leftPieces * 100) / totalPieces}%` } as CSSProperties;
  return (
    <section className={styles.standing} aria-label="특가 현황" data-state={state}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Row as="p" align="center" gap={8} className={styles.top}>
        <Badge tone={state === 'running' ? 'sale' : 'plain'} size="lg">
          {stateNames[state]}
        </Badge>
        {state !== 'ended' && <span>{state === 'upcoming' ? '시작까지' : '종료까지'}</span>}
        <b className={styles.clock}>
          {state === 'ended' ? (
            '끝났어요'
          ) : state === 'upcoming' ? (
            <Countdown until={Date.parse(startsAt)} now={now} event="시작" />
          ) : (
            <Countdown until={Date.parse(endsAt)} now={now} event="종료" />
          )}
        </b>
      </Row>
      <Text variant="caption" tone="soft" tabular marginTop={6}>
        {saleMomentText(startsAt)} ~ {saleMomentText(endsAt)}
      </Text>
      <span className={styles.meter} style={taken} aria-hidden="true" />
      <Row as="p" justify="between" gap={12} marginTop={8} className={styles.left}>
        <span>
          {state === 'upcoming' ? '준비한 수량' : '남은 수량'}{' '}
          <Text as="b" tone="strong">
            {formatNumber(leftPieces)}
          </Text>
          {state !== 'upcoming' && ` / ${formatNumber(totalPieces)}개`}
          {state === 'upcoming' && '개'}
        </span>
        <span>한 분 {formatNumber(mostPerMember)}개까지</span>
      </Row>
    </section>
  );
}
