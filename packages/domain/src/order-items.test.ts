import { expect, test } from 'vitest';
import { orderSheetTarget, readOrderItems, specialSaleOrderTarget, writeOrderItems } from './order-items.ts';
import { screenPath } from './screens/screen-path.ts';

const items = [
  { productNo: 'GD1001', optionNo: 2, quantity: 1 },
  { productNo: 'GD1007', optionNo: 1, quantity: 3 },
];

test('without items the order page is about the basket', () => {
  expect(screenPath(orderSheetTarget(), 'pc')).toBe('/order/orderSheet');
  expect(screenPath(orderSheetTarget([]), 'pc')).toBe('/order/orderSheet');
});

test('items go into the address and come back', () => {
  expect(screenPath(orderSheetTarget(items), 'pc')).toBe('/order/orderSheet?items=GD1001-2-1%2CGD1007-1-3');
  expect(readOrderItems(writeOrderItems(items))).toEqual(items);
});

test('of one option an address requests 99 pieces at most', () =>
  expect(readOrderItems('GD1001-1-99')).toEqual([{ productNo: 'GD1001', optionNo: 1, quantity: 99 }]));

test('items of a sale follow the number of the sale', () =>
  expect(screenPath(specialSaleOrderTarget(7, { productNo: 'GD1001', optionNo: 2, quantity: 1 }), 'pc')).toBe(
    '/etcSale/order/7/GD1001-2-1',
  ));

test.each(['', 'GD1001', 'GD1001-0-1', 'GD1001-1-0', 'GD1001-1-100', 'GD1001-1-1.5', 'GD1001-1--1', '<b>-1-1'])(
  'invalid items are ignored: %s',
  (text) => expect(readOrderItems(text)).toBeUndefined(),
);

test('an address cannot request more lines than a basket holds', () =>
  expect(readOrderItems(Array(60).fill('GD1001-1-1').join(','))).toHaveLength(50));
