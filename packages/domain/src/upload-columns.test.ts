import { describe, expect, test } from 'vitest';
import {
  guessColumns,
  isExample,
  isKnownHeading,
  missingFields,
  uploadExample,
  uploadFieldNames,
} from './upload-columns.ts';

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
    expect(guessColumns(['이름', '수량'], known)).toEqual([null, 'quantity']);
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

describe('the headings that other shops and office programs use', () => {
  test.each([
    ['productNo', '상품번호 상품코드 상품no 품번 상품번호코드 판매자상품코드 productno productcode sku code'],
    ['option', '옵션 옵션명 옵션색상 색상 컬러 선택옵션 규격 option color colour'],
    ['quantity', '수량 주문수량 개수 갯수 구매수량 qty quantity'],
    ['price', '판매가 단가 가격 상품가격 금액 상품금액 공급가 price unitprice'],
    [
      'recipient',
      '받는분 받는사람 받으시는분 받는분성함 받는분이름 수취인 수취인명 수령인 수령자 이름 성명 name recipient',
    ],
    [
      'phone',
      '연락처 전화번호 휴대폰 휴대폰번호 휴대전화 핸드폰 받는분연락처 받는분전화번호 수취인연락처 수취인전화번호 수령인연락처 phone tel mobile',
    ],
    ['postcode', '우편번호 우편 배송지우편번호 수취인우편번호 받는분우편번호 zip zipcode postcode'],
    ['roadAddress', '주소 도로명주소 기본주소 배송지 배송주소 배송지주소 받는분주소 수취인주소 수령인주소 address'],
    ['detailAddress', '상세주소 나머지주소 세부주소 상세 받는분상세주소 수취인상세주소 addressdetail address2'],
    [
      'deliveryRequest',
      '배송요청사항 배송요청 배송메시지 배송메세지 배송메모 요청사항 요구사항 비고 메모 memo message request',
    ],
  ] as const)('tell %s', (field, headings) => {
    for (const heading of headings.split(' ')) expect([heading, ...guessColumns([heading])]).toEqual([heading, field]);
  });

  test('a heading is known in capitals too, and a strange one is not', () => {
    expect(isKnownHeading('SKU')).toBe(true);
    expect(isKnownHeading('담당자')).toBe(false);
  });
});

test('the template names its columns and shows a row that is never ordered', () => {
  expect(uploadFieldNames).toMatchInlineSnapshot(`
    {
      "deliveryRequest": "배송 요청사항",
      "detailAddress": "상세주소",
      "option": "옵션",
      "phone": "연락처",
      "postcode": "우편번호",
      "price": "판매가",
      "productNo": "상품번호",
      "quantity": "수량",
      "recipient": "받는 분",
      "roadAddress": "주소",
    }
  `);
  expect(uploadExample).toMatchInlineSnapshot(`
    {
      "deliveryRequest": "경비실에 맡겨 주세요",
      "detailAddress": "3층 총무팀",
      "option": "블랙",
      "phone": "010-1234-5678",
      "postcode": "04524",
      "price": "",
      "productNo": "예) GD1001",
      "quantity": "10",
      "recipient": "김나래",
      "roadAddress": "서울 중구 세종대로 110",
    }
  `);
});
