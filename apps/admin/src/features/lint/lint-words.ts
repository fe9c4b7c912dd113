import type { LintOutcome, LintSeverity, LintState } from '@mall/contracts/office/lint';
import type { Tone } from '../../kit/badge.tsx';

export const severityTones: Readonly<Record<LintSeverity, Tone>> = { RED: 'err', AMBER: 'warn', INFO: 'info' };
export const stateTones: Readonly<Record<LintState, Tone>> = { OPEN: 'warn', WAIVED: 'vio', GONE: 'ok' };
export const outcomeTones: Readonly<Record<LintOutcome, Tone>> = {
  ...severityTones,
  WAIVED: 'vio',
  KEPT: 'ok',
  NOT_CONCERNED: 'plain',
};
