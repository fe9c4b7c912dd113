import type { OrderSheet } from '@mall/contracts/order';
import type { OrderForm } from './order-form.ts';

const consentNames: Readonly<Record<OrderSheet['terms'][number]['termCode'], string>> = {
  service: '이용약관과 구매 조건에 동의',
  privacy: '개인정보 수집·이용 동의',
  thirdParty: '개인정보 제3자 제공 동의',
  marketing: '마케팅 정보 수신 동의',
  wireless: '휴대폰 가입 약관 동의',
  subscription: '구독·렌탈 약관 동의',
};

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
      label: `[필수] ${consentNames[termCode]}`,
      isAgreed: isAgreed(termNo),
      toggle: () => {
        const others = form.agreedTerms.filter((each) => each !== termNo);
        change({ agreedTerms: isAgreed(termNo) ? others : [...others, termNo] });
      },
    })),
  };
}
export type Consents = ReturnType<typeof consentsOf>;
