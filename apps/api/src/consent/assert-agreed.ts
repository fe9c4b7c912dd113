import { fieldError } from '@mall/contracts/errors';

/** Consent must cover each version in force now: 4220 when one is missing. */
export function assertAgreed(agreedTerms: readonly number[], termNos: readonly number[]): void {
  if (termNos.every((termNo) => agreedTerms.includes(termNo))) return;
  const message = '필수 약관에 모두 동의해 주세요.';
  throw fieldError('agreedTerms', message);
}
