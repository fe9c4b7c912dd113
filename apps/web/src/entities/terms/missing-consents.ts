type Term = { readonly termNo: number };

/** How many of these terms are not agreed to. */
export const missingConsents = (terms: readonly Term[], agreed: readonly number[]): number =>
  terms.filter(({ termNo }) => !agreed.includes(termNo)).length;

/** The form's message about this many missing consents. */
export const consentsError = (missing: number): string | undefined =>
  missing > 0 ? `필수 동의 ${missing}개가 남았어요.` : undefined;
