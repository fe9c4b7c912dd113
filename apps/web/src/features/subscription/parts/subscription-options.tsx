import { careTypes } from '@mall/contracts/product-codes';
import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { formatWon, formatWonPerMonth } from '@mall/domain/money';
import { feeOf } from '@mall/domain/subscription-choice';
import { careText, careTypeLabels, spendText } from '@mall/domain/subscription-words';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import type { ReactNode } from 'react';

import { otherCareText } from '../model/subscription-words.ts';
import type { ChosenSubscription } from '../model/use-subscription-choice.ts';
import styles from './subscription-options.module.css';

type Props = { detail: SubscriptionDetail; chosen: ChosenSubscription };

const noCard = 0;

/** Term, care and partner card, each with its effect on the fee. */
export function SubscriptionOptions({ detail, chosen: { choice, choose } }: Props) {
  const months = [...new Set(detail.terms.map((term) => term.months))].sort((a, b) => a - b);
  const cares = careTypes.filter((careType) => detail.terms.some((term) => term.careType === careType));
  const feeText = (fee: number | undefined) => (fee === undefined ? undefined : formatWonPerMonth(fee));
  return (
    <>
      <Step title="약정 기간" hint="의무 사용 기간과 같아요">
        <OptionTiles
          label="약정 기간"
          columns={months.length === 3 ? 3 : 2}
          options={months.map((value) => ({
            value,
            label: `${value}개월`,
            sub: feeText(feeOf(detail, { ...choice, months: value })) ?? otherCareText(detail, value),
          }))}
          value={choice.months}
          onChange={(value) => choose({ months: value })}
        />
      </Step>
      <Step title="관리 방법">
        <OptionTiles
          label="관리 방법"
          columns={2}
          options={cares.map((value) => ({
            value,
            label: careTypeLabels[value],
            sub: (
              <>
                {careText(value, detail.visitCycleMonths)}
                <span className={styles.line}>{feeText(feeOf(detail, { ...choice, careType: value }))}</span>
              </>
            ),
          }))}
          value={choice.careType}
          onChange={(value) => choose({ careType: value })}
        />
      </Step>
      {detail.partnerCards.length > 0 && (
        <Step title="제휴카드 할인" hint="전월 실적에 따라 달라요">
          <OptionTiles
            label="제휴카드 할인"
            columns={detail.partnerCards.length === 2 ? 3 : 2}
            options={[
              { value: noCard, label: '할인 없음' },
              ...detail.partnerCards.map(({ cardNo, name, minimumSpend, monthlyDiscount }) => ({
                value: cardNo,
                label: name,
                sub: (
                  <>
                    {spendText(minimumSpend)}
                    <span className={`${styles.line} ${styles.discount}`}>월 −{formatWon(monthlyDiscount)}</span>
                  </>
                ),
              })),
            ]}
            value={choice.cardNo ?? noCard}
            onChange={(value) => choose({ cardNo: value === noCard ? null : value })}
          />
        </Step>
      )}
    </>
  );
}

function Step({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={styles.step} aria-label={title}>
      <Row as="p" align="baseline" justify="between" gap={12} marginBottom={12} className={styles.title}>
        <b>{title}</b>
        {hint && (
          <Text as="span" size={13} tone="muted">
            {hint}
          </Text>
        )}
      </Row>
      {children}
    </section>
  );
}
