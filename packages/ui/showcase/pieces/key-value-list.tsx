import { KeyValueList } from '../../src/key-value-list.tsx';
import type { States } from '../pieces.ts';

const items = [
  { label: '제조사', value: '모아온전자' },
  { label: '보증 기간', value: '구매한 날부터 1년' },
];

export const states: States = { 'two facts': <KeyValueList items={items} /> };
