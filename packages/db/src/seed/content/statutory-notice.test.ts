import { expect, test } from 'vitest';
import { noticeOf } from './statutory-notice.ts';

const kettle = { brand: '라온', name: '무선 주전자', modelName: 'RA-K17' };
const notice = { 품명·모델명: ['{name} / {model}'], 전원: ['{소비 전력}', '{전원}', 'AC 220V'] };

test.each([
  ['the first text that goes with the facts', { '소비 전력': '1,800W', 전원: 'AC 230V' }, '1,800W'],
  ['a later one, where a fact is missing', { 전원: 'AC 230V' }, 'AC 230V'],
  ['the one without facts, where all are missing', {}, 'AC 220V'],
])('a row of a notice has %s', (_which, facts, value) => {
  expect(noticeOf(notice, kettle, facts)).toEqual([
    { label: '품명·모델명', value: '무선 주전자 / RA-K17' },
    { label: '전원', value },
  ]);
});

test('a row without a text that goes with the facts is an error', () => {
  expect(() => noticeOf({ 소재: ['{소재}'] }, kettle, {})).toThrow('소재');
});
