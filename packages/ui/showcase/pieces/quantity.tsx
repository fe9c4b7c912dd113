import { Quantity } from '../../src/quantity.tsx';
import { Controlled } from '../controlled.tsx';
import type { States } from '../pieces.ts';

const quantity = (start: number, isDisabled = false) => (
  <Controlled start={start}>
    {(value, setValue) => (
      <Quantity label={`수량 ${start}`} value={value} max={20} isDisabled={isDisabled} onChange={setValue} />
    )}
  </Controlled>
);

export const states: States = {
  least: quantity(1),
  'in between': quantity(5),
  most: quantity(20),
  disabled: quantity(2, true),
};
