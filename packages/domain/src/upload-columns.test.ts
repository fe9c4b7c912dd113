import { describe, expect, test } from 'vitest';
import { guessColumns, isExample, missingFields } from './upload-columns.ts';

describe('columns are guessed from their headings', () => {
  test('in any order, with marks, spaces and other words for the same', () => {
    const headings = [
      '메모',
      '수취인 명',
      '휴대폰번호 *',
      '우편번호(필수)',
      '배송지 주소',
      'No.',
      '상품코드',
      '주문수량',
    ];
    expect(guessColumns(headings)).toEqual([
      'deliveryRequest',
      'recipient',
      'phone',
      'postcode',
      'roadAddress',
      null,
      'productNo',
      'quantity',
    ]);
  });

  test('no field is read from two columns: the first has it', () => {
    expect(guessColumns(['수량', '개수'])).toEqual(['quantity', null]);
  });

  test('what the member has said of a heading before comes first, also that it is nothing', () => {
    const known = new Map([
      ['담당자', 'recipient' as const],
      ['이름', null],
    ]);
    expect(guessColumns(['이름', '담당자'], known)).toEqual([null, 'recipient']);
    expect(guessColumns(['이름', '담당자'])).toEqual(['recipient', null]);
  });

  test('required fields without a column are named', () => {
    expect(missingFields(['productNo', 'quantity', 'recipient', 'phone', 'postcode'])).toEqual(['roadAddress']);
    expect(missingFields(['productNo', 'quantity', 'recipient', 'phone', 'postcode', 'roadAddress'])).toEqual([]);
  });

  test('the template’s example is known by its mark', () => {
    expect(isExample('예) GD1001')).toBe(true);
    expect(isExample('GD1001')).toBe(false);
  });
});
