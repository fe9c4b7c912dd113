import type { TermCode } from '@mall/contracts/codes';
import { useState } from 'react';

type Term = { readonly termNo: number; readonly termCode: TermCode };

/** Consent to each of these terms, and to all at once; how many are missing is shown from the first submission on. */
export function useConsents(terms: readonly Term[]) {
  const [agreed, setAgreed] = useState<readonly number[]>([]);
  const [isChecked, setChecked] = useState(false);
  const termNos = terms.map(({ termNo }) => termNo);
  const isAgreed = (termNo: number) => agreed.includes(termNo);
  const missing = termNos.filter((termNo) => !isAgreed(termNo)).length;
  return {
    terms,
    agreed,
    isAgreed,
    hasAll: missing === 0,
    hasSome: missing > 0 && agreed.length > 0,
    toggle: (termNo: number) =>
      setAgreed(isAgreed(termNo) ? agreed.filter((one) => one !== termNo) : [...agreed, termNo]),
    toggleAll: () => setAgreed(missing === 0 ? [] : termNos),
    complaint: isChecked && missing > 0 ? `필수 동의 ${missing}개가 남았어요.` : '',
    /** Whether all are given; what is missing is said from now on. */
    check: (): boolean => {
      setChecked(true);
      return missing === 0;
    },
  };
}
export type ConsentChoice = ReturnType<typeof useConsents>;
