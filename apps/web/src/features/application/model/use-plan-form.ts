import { type ApplicationChoice, saveApplicationChoice } from '@mall/contracts/application-draft';
import { contractMonths, type DiscountType } from '@mall/contracts/codes';
import { formatWon } from '@mall/domain/money';
import type { Quote } from '@mall/domain/wireless-quote';
import { discountTypeLabels, instalmentLabel } from '@mall/domain/wireless-words';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { planReasonFor, priceFor } from './judged-plan.ts';
import type { OpenApplication } from './use-application.ts';
import { useStepSaving } from './use-step-saving.ts';

/** The third step: the plan, which of the two discounts, and how long. Neither discount is chosen beforehand. */
export function usePlanForm(application: OpenApplication) {
  const { draft, detail } = application;
  const { productNo } = draft;
  const [choice, setChoice] = useState<ApplicationChoice>(draft.choice);
  const priced = priceFor(application, choice);
  const chosen = detail.plans.find(({ planNo }) => planNo === choice.planNo);
  const reason = chosen ? planReasonFor(application, chosen, choice.joinType) : '';
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
    plans: detail.plans.map((plan) => {
      const why = planReasonFor(application, plan, choice.joinType);
      const words = [plan.carrier, plan.name, `월 ${formatWon(plan.monthlyPrice)}`, why].filter(Boolean);
      return { value: String(plan.planNo), label: words.join(' · '), isDisabled: why !== '' };
    }),
    discounts: priced
      ? [priced.comparison.commonSupport, priced.comparison.planDiscount].map((quote) => ({
          value: quote.discountType,
          label: discountTypeLabels[quote.discountType],
          sub: discountText(quote, priced.comparison.cheaper),
        }))
      : [],
    instalments: detail.instalmentMonths.map((months) => ({ value: months, label: instalmentLabel(months) })),
    contracts: contractMonths.map((months) => ({ value: months, label: `${months}개월` })),
    /** A plan that the applicant may not take says so before it is sent. */
    complaints: reason ? { planNo: reason, ...saving.complaints } : saving.complaints,
    problem: saving.problem,
    isSaving: saving.isSaving,
    submit: () => {
      if (reason) return saving.setComplaints({ planNo: reason });
      if (choice.discountType !== null) return saving.save(choice);
      saving.setComplaints({ discountType: '공통지원금과 선택약정 가운데 하나를 골라 주세요.' });
    },
  };
}

/** A line for each fact. */
const discountText = (quote: Quote, cheaper: DiscountType | null): string =>
  [
    `월 ${formatWon(quote.monthlyTotal)}`,
    `${quote.termMonths}개월 ${formatWon(quote.termTotal)}`,
    ...(cheaper === quote.discountType ? ['더 저렴해요'] : []),
  ].join('\n');
