import { formatWon } from '@mall/domain/money';
import { productTarget } from '@mall/domain/screens/targets';
import { careText, careTypeLabels, termSumText } from '@mall/domain/subscription-words';
import { Stack } from '@mall/ui/stack';
import { SumList } from '@mall/ui/sum-list';
import { Text } from '@mall/ui/text';
import { ChosenProduct } from '../../../entities/application/chosen-product.tsx';
import type { OpenOrder } from '../model/use-order-page.ts';

/** The product of the application, and its price per month and over the term. */
export function ChoiceSummary({ detail, choice, cost }: Pick<OpenOrder, 'detail' | 'choice' | 'cost'>) {
  const { card, visitCycleMonths, partnerCards } = detail;
  const partner = partnerCards.find(({ cardNo }) => cardNo === choice.cardNo);
  const registration = cost.registrationFee > 0 ? cost.registrationFee : '무료';
  return (
    <Stack gap={18}>
      <ChosenProduct name={card.name} image={card.image} to={productTarget(card.subscriptionNo)}>
        <span>
          {choice.months}개월 · {careTypeLabels[choice.careType]}
        </span>
        <span>{careText(choice.careType, visitCycleMonths)}</span>
        {partner && <span>{partner.name} 할인</span>}
      </ChosenProduct>
      <SumList
        rows={[
          { label: '월 이용료', amount: cost.monthlyFee },
          ...(cost.cardDiscount > 0 ? [{ label: '제휴카드 할인', amount: -cost.cardDiscount }] : []),
        ]}
        total={{ label: '매달 내는 금액', amount: cost.monthlyTotal }}
      />
      <SumList
        rows={[
          { label: '등록비 (처음 한 번)', amount: registration },
          { label: `${choice.months}개월 동안 모두`, amount: formatWon(cost.termTotal) },
        ]}
      />
      <Text variant="caption" tone="muted">
        {termSumText(choice.months, cost)}
      </Text>
    </Stack>
  );
}
