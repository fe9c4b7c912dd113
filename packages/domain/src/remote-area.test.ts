import { expect, test } from 'vitest';
import { isRemoteArea } from './remote-area.ts';

/** First and last postcode of each area, in the order of postcodes. */
const areas = [
  '23008-23010 23100-23116 23124-23136 31708-31708 32133-32133 33411-33411 40200-40240 46768-46771 52570-52571',
  '53031-53033 53089-53104 54000-54000 56347-56349 57069-57069 58760-58762 58800-58810 58816-58818 58826-58826',
  '58832-58832 58953-58958 59102-59103 59127-59129 59137-59166 59650-59650 59766-59766 59781-59790 63000-63644',
]
  .join(' ')
  .split(' ')
  .map((range) => range.split('-').map(Number) as [first: number, last: number]);

test.each(areas)('parcels cost a surcharge from %i to %i, and not one postcode before or after', (first, last) => {
  const results = [first - 1, first, last, last + 1].map((code) => isRemoteArea(String(code)));
  expect(results).toEqual([false, true, true, false]);
});

test('an invalid postcode is in no area', () => {
  expect(['', '6300', '630001', '63000 ', 'abcde'].filter(isRemoteArea)).toEqual([]);
});
