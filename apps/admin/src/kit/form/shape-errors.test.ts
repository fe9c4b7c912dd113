import { amount, boundedText, entity, list, oneOf, text, trimmedText } from '@mall/contracts/wire';
import { expect, test } from 'vitest';
import { shapeErrors } from './shape-errors.ts';

const shape = entity({
  title: trimmedText(5),
  state: oneOf(['ON', 'OFF']),
  price: amount,
  code: boundedText(8, 4),
  tags: list(text, 2),
});
const right = { title: '제목', state: 'ON', price: 1000, code: 'ABCD', tags: [] };

test('values that the contract accepts have no errors', () => {
  expect(shapeErrors(shape, right)).toEqual({});
});

test.each([
  ['title', '', '입력해 주세요.'],
  ['title', '여섯 글자는', '5자까지 쓸 수 있어요.'],
  ['state', '', '하나를 골라 주세요.'],
  ['price', -1, '0 이상으로 입력해 주세요.'],
  ['price', null, '입력해 주세요.'],
  ['code', 'AB', '4자 이상 입력해 주세요.'],
  ['tags', ['a', 'b', 'c'], '2개까지 고를 수 있어요.'],
])('%s %j is refused with advice', (name, value, words) => {
  expect(shapeErrors(shape, { ...right, [name]: value })).toEqual({ [name]: words });
});

test('a field within a list is named by its path', () => {
  const lines = entity({ lines: list(entity({ name: trimmedText(3) })) });
  expect(shapeErrors(lines, { lines: [{ name: '하나' }, { name: '' }] })).toEqual({ 'lines.1.name': '입력해 주세요.' });
});
