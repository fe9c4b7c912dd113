import type { SubscriptionSheet } from '@mall/contracts/subscription-application';
import { formatWon } from '@mall/domain/money';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { addMonths, monthsBegun, visitDays } from '@mall/domain/subscription-days';
import { subscriptionLeaveCost } from '@mall/domain/subscription-leave';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Stack } from '@mall/ui/stack';
import { SumList } from '@mall/ui/sum-list';
import { Text } from '@mall/ui/text';
import { TitledBlock } from '../../../entities/application/titled-block.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './usage.module.css';

type Props = { readonly sheet: SubscriptionSheet; readonly installedOn: string };

const dotted = (day: string): string => day.replaceAll('-', '.');

/** A running contract: its days, the visits, and the cost of leaving today. */
export function Usage({ sheet, installedOn }: Props) {
  const { mall } = useMall();
  const today = seoulDayOf(new Date());
  const monthsUsed = monthsBegun(installedOn, today);
  const visits = visitDays(installedOn, sheet);
  const next = visits.find((day) => day >= today);
  const { months, cost, leaveRule } = sheet;
  const contract = { months, monthlyFee: cost.monthlyFee, leaveRule };
  const leave = subscriptionLeaveCost(contract, monthsUsed);
  const later = subscriptionLeaveCost(contract, monthsUsed + 1);
  return (
    <>
      <TitledBlock title="이용">
        <KeyValueList
          items={[
            { label: '설치한 날', value: dotted(installedOn) },
            { label: '약정 끝나는 날', value: dotted(addMonths(installedOn, months)) },
            { label: '이용 기간', value: `${monthsUsed}개월째 (약정 ${months}개월)` },
          ]}
        />
      </TitledBlock>
      {visits.length > 0 && (
        <TitledBlock title="방문 일정">
          <Text size={14} tone="soft">
            {sheet.visitCycleMonths}개월마다 매니저가 방문해요. 정확한 시간은 방문 전에 전화로 정해요.
          </Text>
          <Stack as="ol" gap={8} padding={16} surface="tint" className={styles.visits}>
            {visits.map((day, index) => (
              <li key={day} aria-current={day === next ? 'date' : undefined}>
                <time dateTime={day}>{dotted(day)}</time>
                <span>
                  {index + 1}번째 방문{day === next && ' · 다음'}
                </span>
              </li>
            ))}
          </Stack>
        </TitledBlock>
      )}
      <TitledBlock title="지금 해지하면">
        <SumList
          rows={[
            { label: `남은 ${leave.monthsLeft}개월 이용료의 ${leaveRule.percent}%`, amount: leave.penalty },
            { label: '철거·회수비', amount: leave.takeBackFee },
          ]}
          total={{ label: '내는 금액', amount: leave.total }}
        />
        <Text size={14} tone="soft">
          {leave.total === 0
            ? '약정이 끝나서 위약금 없이 해지할 수 있어요.'
            : `이번 달 이용료까지 내는 기준이에요. 한 달 더 쓰면 ${formatWon(later.total)}이에요.`}{' '}
          해지하려면 고객센터({mall.customerPhone})로 전화해 주세요.
        </Text>
      </TitledBlock>
    </>
  );
}
