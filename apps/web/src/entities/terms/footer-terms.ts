import type { TermCode } from '@mall/contracts/codes';
import { termLabel } from '@mall/domain/term-words';

/** R2.22: the terms of the footer. */
export const footerTerms: readonly { code: TermCode; label: string }[] = (['service', 'privacy'] as const).map(
  (code) => ({ code, label: termLabel(code) }),
);
