import { Select } from '../../src/select.tsx';
import type { States } from '../pieces.ts';

const options = [
  { value: 'low', label: '낮은 가격순' },
  { value: 'new', label: '신상품순' },
];
const sizes = ['sm', 'md', 'lg'] as const;

export const states: States = {
  ...Object.fromEntries(sizes.map((size) => [size, <Select key={size} label="정렬" size={size} options={options} />])),
  error: (
    <Select label="사유" options={options} defaultValue="" placeholder="골라 주세요" error="사유를 골라 주세요." />
  ),
  disabled: <Select label="은행" options={options} disabled />,
};
