import type { RequestRow } from '@mall/contracts/office/product-requests';
import type { Tone } from '../../kit/badge.tsx';

export const stateWords = { R: '검토 대기', Y: '승인', N: '반려', W: '거둠' } as const;
export const stateTones: Readonly<Record<RequestRow['state'], Tone>> = { R: 'warn', Y: 'ok', N: 'err', W: 'plain' };
export const kindWords = { FIX: '수정 필요', NOTE: '참고' } as const;

export const roundText = (round: number): string => `${round}차`;
