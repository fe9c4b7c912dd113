import { expect, test } from 'vitest';
import { isInvoiceNo, isKnownCarrier, readInvoices } from './invoice-sheet.ts';

const [orderNo, invoiceNo] = ['2026112000040877', '604122871130'];

test('a row is read in any order of columns, with any spaces', () => {
  for (const line of [
    '20261120 00040877\t604122871130',
    '한진택배,6041-2287-1130,2026112000040877',
    '2026112000040877 한진택배 6041 2287 1130',
  ])
    expect(readInvoices(line, '한진택배')).toEqual([{ rowNo: 1, orderNo, carrier: '한진택배', invoiceNo }]);
});

test('a carrier in the row counts more than the one chosen for all, also one that nobody knows', () => {
  expect(readInvoices(`${orderNo} 로젠택배 ${invoiceNo}`, '한진택배')).toMatchObject([{ carrier: '로젠택배' }]);
  expect(readInvoices(`${orderNo} 가나택배 ${invoiceNo}`, '한진택배')).toMatchObject([{ carrier: '가나택배' }]);
});

test('headings and empty lines are no rows, and rows keep their numbers', () => {
  const rows = readInvoices(`주문번호\t송장 번호\n\n${orderNo}\t${invoiceNo}\n${orderNo}`);
  expect(rows.map(({ rowNo, invoiceNo: number }) => [rowNo, number])).toEqual([
    [3, invoiceNo],
    [4, ''],
  ]);
});

test('a number has ten to thirteen digits, and a carrier is one that can be followed', () => {
  expect(['604122871130', '5588019377', '55880193', '12345678901234'].map(isInvoiceNo)).toEqual([
    ...[true, true, false, false],
  ]);
  expect(['한진택배', '가나택배', ''].map(isKnownCarrier)).toEqual([true, false, false]);
});
