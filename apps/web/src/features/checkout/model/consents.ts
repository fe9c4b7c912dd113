import type { OrderSheet } from '@mall/contracts/order';
import { consentLabel } from '@mall/domain/term-words';
import type { OrderForm } from './order-form.ts';

/** Buying has conditions of its own beside the terms. */
const serviceLabel = '[필수] 이용약관과 구매 조건에 동의';

type Change = (changed: Partial<OrderForm>) => void;

/** The consents of an order, each and all at once. */
export function consentsOf(terms: OrderSheet['terms'], form: OrderForm, change: Change) {
  const termNos = terms.map(({ termNo }) => termNo);
  const isAgreed = (termNo: number) => form.agreedTerms.includes(termNo);
  const hasAll = form.hasChecked && termNos.every(isAgreed);
  return {
    termNos,
    hasAll,
    hasSome: !hasAll && (form.hasChecked || termNos.some(isAgreed)),
    toggleAll: () => change({ hasChecked: !hasAll, agreedTerms: hasAll ? [] : termNos }),
    hasChecked: form.hasChecked,
    toggleChecked: () => change({ hasChecked: !form.hasChecked }),
    terms: terms.map(({ termNo, termCode }) => ({
      termNo,
      termCode,
      label: termCode === 'service' ? serviceLabel : consentLabel(termCode),
      isAgreed: isAgreed(termNo),
      toggle: () => {
        const others = form.agreedTerms.filter((each) => each !== termNo);
        change({ agreedTerms: isAgreed(termNo) ? others : [...others, termNo] });
      },
    })),
  };
}
export type Consents = ReturnType<typeof consentsOf>;
