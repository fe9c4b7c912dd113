import {
  contractMonths,
  type DiscountType,
  discountTypes,
  instalmentMonths,
  joinTypes,
} from '@mall/contracts/wireless-codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConditions, writeConditions } from './conditions-text.ts';

const carrier = fc.constantFrom('', '온텔', 'LG U+', '알뜰폰');

test('an address says all conditions but the age, which is personal', () => {
  const conditions = fc.record({
    joinType: fc.constantFrom(...joinTypes),
    currentCarrier: carrier,
    carrier,
    age: fc.constant(67),
    leastData: fc.constantFrom(0, 5, 20, 100, Number.POSITIVE_INFINITY),
    instalmentMonths: fc.constantFrom(...instalmentMonths),
    contractMonths: fc.constantFrom(...contractMonths),
    discountType: fc.option(fc.constantFrom<DiscountType>(...discountTypes)),
  });
  fc.assert(
    fc.property(conditions, (one) => {
      const text = writeConditions(one);
      expect(text).not.toContain('67');
      expect(readConditions(text, 67)).toEqual(one);
    }),
  );
});

test('what is no condition is left out', () => {
  for (const text of [undefined, '', 'x', 'join-', 'join-OLD', '*-*-']) expect(readConditions(text, null)).toBeNull();
  expect(readConditions('join-NEW*data-x*months-7*by-GIFT', null)).toMatchObject({
    ...{ joinType: 'NEW', leastData: 0, instalmentMonths: 24, contractMonths: 24, discountType: null },
  });
});
