import type { SupplierRow } from '@mall/contracts/office/suppliers';
import type { Tone } from '../../kit/badge.tsx';

type State = SupplierRow['state'];
export const stateWords: Readonly<Record<State, string>> = { ACTIVE: '거래 중', ENDED: '거래 끝남' };
export const stateTones: Readonly<Record<State, Tone>> = { ACTIVE: 'ok', ENDED: 'plain' };
export const stateChoices = Object.entries(stateWords).map(([value, label]) => ({ value, label }));
