import { type ApplicationChoice, saveApplicationChoice } from '@mall/contracts/application-draft';
import { contractMonths, type DiscountType } from '@mall/contracts/codes';
import { formatWon } from '@mall/domain/money';
import { priceChoice } from '@mall/domain/wireless-choice';
import type { Quote } from '@mall/domain/wireless-quote';
import { discountTypeLabels, instalmentLabel } from '@mall/domain/wireless-words';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import type { OpenApplication } from './use-application.ts';
import { useStepSaving } from './use-step-saving.ts';

/** The third step: the plan, which of the two discounts, and how long. Neither discount is chosen beforehand. */
export function usePlanForm({ draft, detail }: OpenApplication) {
  const { productNo } = draft;
  const [choice, setChoice] = useState<ApplicationChoice>(draft.choice);
  const priced = priceChoice(detail, choice);
  const saving = useStepSaving<ApplicationChoice>({
    step: 'plan',
    productNo,
    save: (body) => call(saveApplicationChoice, { params: { productNo }, body }),
  });
  return {
    choice,
    priced,
    change: (changed: Partial<ApplicationChoice>) => {
      setChoice({ ...choice, ...changed });
      saving.forgive(changed);
    },
    plans: detail.plans.map(({ planNo, carrier, name, monthlyPrice }) => ({
      value: String(planNo),
      label: `${carrier} · ${name} · 월 ${formatWon(monthlyPrice)}`,
    })),
    discounts: priced
      ? [priced.comparison.commonSupport, priced.comparison.planDiscount].map((quote) => ({
          value: quote.discountType,
          label: discountTypeLabels[quote.discountType],
          sub: discountText(quote, priced.comparison.cheaper),
        }))
      : [],
    instalments: detail.instalmentMonths.map((months) => ({ value: months, label: instalmentLabel(months) })),
    contracts: contractMonths.map((months) => ({ value: months, label: `${months}개월` })),
    complaints: saving.complaints,
    problem: saving.problem,
    isSaving: saving.isSaving,
    submit: () => {
      if (choice.discountType !== null) return saving.save(choice);
      saving.setComplaints({ discountType: '공통지원금과 선택약정 가운데 하나를 골라 주세요.' });
    },
  };
}

const discountText = (quote: Quote, cheaper: DiscountType | null): string =>
  [
    `월 ${formatWon(quote.monthlyTotal)}`,
    `${quote.termMonths}개월 ${formatWon(quote.termTotal)}`,
    ...(cheaper === quote.discountType ? ['더 저렴해요'] : []),
  ].join(' · ');
