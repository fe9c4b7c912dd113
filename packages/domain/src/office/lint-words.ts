import type { LintOutcome, LintSeverity, LintState } from '@mall/contracts/office/lint';

export const lintSeverityNames: Readonly<Record<LintSeverity, string>> = {
  RED: '수정 필요',
  AMBER: '확인 권장',
  INFO: '참고',
};
export const lintStateNames: Readonly<Record<LintState, string>> = { OPEN: '지금', WAIVED: '예외', GONE: '고쳐짐' };
export const lintOutcomeNames: Readonly<Record<LintOutcome, string>> = {
  ...lintSeverityNames,
  WAIVED: '예외',
  KEPT: '지킴',
  NOT_CONCERNED: '해당 없음',
};
