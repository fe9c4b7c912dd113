import { Segment } from '../../src/segment.tsx';
import { Controlled } from '../controlled.tsx';
import type { States } from '../pieces.ts';

const items = [
  { value: 24, label: '24개월' },
  { value: 36, label: '36개월' },
];

export const states: States = {
  'one chosen': (
    <Controlled start={24}>
      {(value, setValue) => <Segment label="할부 기간" items={items} value={value} onChange={setValue} />}
    </Controlled>
  ),
};
