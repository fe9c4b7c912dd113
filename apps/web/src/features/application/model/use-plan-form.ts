import { type ApplicationChoice, saveApplicationChoice } from '@mall/contracts/application-draft';
import { contractMonths, type DiscountType } from '@mall/contracts/wireless-codes';
import { formatWon, formatWonPerMonth } from '@mall/domain/money';
import type { Quote } from '@mall/domain/wireless-quote';
import { discountTypeLabels, instalmentLabel } from '@mall/domain/wireless-words';
import { call } from '../../../lib/api/api-client.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { unchosen } from '../../../lib/form/rules.ts';
import { planReasonFor, priceFor } from './judged-plan.ts';
import type { OpenApplication } from './use-application.ts';
import { useStepForm } from './use-step-form.ts';

/** The plan step: the plan, one of the two discounts, and the contract. Neither discount is preselected. */
export function usePlanForm(application: OpenApplication) {
  const { draft, detail } = application;
  const { productNo } = draft;
  const reasonFor = ({ planNo, joinType }: ApplicationChoice): string | undefined => {
    const plan = detail.plans.find((each) => each.planNo === planNo);
    return (plan && planReasonFor(application, plan, joinType)) || undefined;
  };
  const form = useStepForm<ApplicationChoice>(productNo, {
    values: draft.choice,
    validate: (choice) =>
      foundErrors({
        planNo: reasonFor(choice),
        discountType: unchosen(choice.discountType, '공통지원금과 선택약정 가운데 하나를'),
      }),
    send: (body) => call(saveApplicationChoice, { params: { productNo }, body }),
  });
  const choice = form.values;
  const priced = priceFor(application, choice);
  return {
    form,
    priced,
    /** A plan that the applicant may not take is reported before submitting. */
    planError: form.errors['planNo'] ?? reasonFor(choice),
    plans: detail.plans.map((plan) => {
      const why = planReasonFor(application, plan, choice.joinType);
      const words = [plan.carrier, plan.name, formatWonPerMonth(plan.monthlyPrice), why].filter(Boolean);
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
  };
}

/** One line per fact. */
const discountText = (quote: Quote, cheaper: DiscountType | null): string =>
  [
    formatWonPerMonth(quote.monthlyTotal),
    `${quote.termMonths}개월 ${formatWon(quote.termTotal)}`,
    ...(cheaper === quote.discountType ? ['더 저렴해요'] : []),
  ].join('\n');
