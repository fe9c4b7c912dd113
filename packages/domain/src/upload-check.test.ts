import { describe, expect, test } from 'vitest';
import type { DeliveryRates } from './basket.ts';
import { createRowChecker, type UploadLine, type UploadOffer, uploadOptionText } from './upload-check.ts';
import { planUploadOrders, sumUploadOrders } from './upload-orders.ts';
import { type RowTexts, readUploadRow } from './upload-row.ts';

const good: RowTexts = {
  ...{ productNo: 'GD0001', option: '블랙', quantity: '2', recipient: '김나래', phone: '010-1234-5678' },
  ...{ postcode: '04524', roadAddress: '서울 중구 세종대로 110', detailAddress: '3층', deliveryRequest: '' },
};
const offer = (productNo: string, more: Partial<UploadOffer> = {}): UploadOffer => ({
  ...{ productNo, optionNo: 1, name: '컵', brandName: '집', colourName: '블랙', optionLabel: '블랙', image: 'i' },
  ...{ unitPrice: 10_000, marketPrice: null, deliveryMethod: '1', hasFreeDelivery: false, piecesLeft: 10, ...more },
});
const offers = [
  offer('GD0001'),
  offer('GD0001', { optionNo: 2, colourName: '레드', optionLabel: '2개입' }),
  offer('GD0002', { colourName: '', optionLabel: '', piecesLeft: 5 }),
  offer('GD0003', { piecesLeft: 0 }),
];
const issuesOf = (texts: RowTexts) => createRowChecker(offers)(2, { ...good, ...texts }).issues;

describe('a row', () => {
  test('is read as it was meant, whatever office programs make of numbers', () => {
    const { values, issues } = readUploadRow({
      ...good,
      ...{ productNo: ' gd0001 ', quantity: '1,000개', price: '₩10,000원', phone: '1012345678', postcode: '6236' },
      recipient: '  김   나래 ',
    });
    expect(issues).toEqual([]);
    expect(values).toMatchObject({
      ...{ productNo: 'GD0001', quantity: 1000, price: 10_000, phone: '01012345678', postcode: '06236' },
      recipient: '김 나래',
    });
    expect(readUploadRow({ ...good, phone: '+82 10-1234-5678' }).values.phone).toBe('01012345678');
    expect(readUploadRow({ ...good, phone: '+82 010-1234-5678' }).values.phone).toBe('01012345678');
    expect(readUploadRow({ ...good, phone: '+82 2-1234-5678' }).values.phone).toBe('0212345678');
  });

  test.each([
    ['productNo', ''],
    ['productNo', '=A1'],
    ['quantity', '0'],
    ['quantity', '1.5'],
    ['quantity', '-1'],
    ['quantity', '10000'],
    ['quantity', '두 개'],
    ['quantity', '=1+1'],
    ['price', '만원'],
    ['recipient', ''],
    ['recipient', '가'.repeat(31)],
    ['phone', '1234'],
    ['phone', '010-1234-567a'],
    ['phone', '1.01234E+09'],
    ['postcode', '123'],
    ['postcode', '1234a'],
    ['roadAddress', '서울 중구'],
    ['roadAddress', `서울 중구 세종대로 ${'1'.repeat(120)}`],
    ['detailAddress', '가'.repeat(81)],
    ['roadAddress', '서울 중구 세종대로'],
    ['roadAddress', '110-1234'],
    ['roadAddress', '중구 1길'],
    ['deliveryRequest', '=HYPERLINK("http://evil")'],
  ] as const)('is refused in words at %s %j', (field, text) => {
    const [issue, more] = readUploadRow({ ...good, [field]: text }).issues;
    expect(issue).toMatchObject({ field, message: expect.stringMatching(/요\.$/) });
    expect(more).toBeUndefined();
  });
});

describe('what is ordered', () => {
  test('is found by colour, by label or by both; without a choice by nothing', () => {
    for (const option of ['레드', '2개입', '레드 / 2개입', '레드/2개입']) {
      expect(createRowChecker(offers)(2, { ...good, option }).line?.offer.optionNo).toBe(2);
    }
    expect(issuesOf({ productNo: 'GD0002', option: '' })).toEqual([]);
  });

  test('is named by colour and label, each once and none where there is none', () => {
    const named = (colourName: string, optionLabel: string) => uploadOptionText({ colourName, optionLabel });
    expect([
      named('블랙', '2개입'),
      named('블랙', '블랙'),
      named('블랙', ''),
      named('', '2개입'),
      named('', ''),
    ]).toEqual([...['블랙 / 2개입', '블랙', '블랙', '2개입', '']]);
  });

  test('names the choices where the option is missing or unknown', () => {
    for (const option of ['', '초록']) {
      expect(issuesOf({ option })).toEqual([
        { field: 'option', message: expect.stringContaining('블랙, 레드 / 2개입') },
      ]);
    }
    expect(issuesOf({ productNo: 'GD0002', option: '초록' })).toMatchObject([{ field: 'option' }]);
  });

  test('names eight choices at most', () => {
    const colours = Array.from({ length: 9 }, (_, index) =>
      offer('GD0004', { optionNo: index + 1, colourName: `색${index + 1}`, optionLabel: '' }),
    );
    const [issue] = createRowChecker(colours)(2, { ...good, productNo: 'GD0004', option: '' }).issues;
    expect(issue?.message).toBe('옵션을 이 가운데에서 적어 주세요: 색1, 색2, 색3, 색4, 색5, 색6, 색7, 색8');
  });

  test('is the option that bears exactly this name, though others bear it in part; a part that two share names none', () => {
    const colours = [
      offer('GD0004', { optionLabel: '' }),
      offer('GD0004', { optionNo: 2, optionLabel: '2개입' }),
      offer('GD0004', { optionNo: 3, colourName: '레드', optionLabel: '2개입' }),
    ];
    const lineOf = (option: string) => createRowChecker(colours)(2, { ...good, productNo: 'GD0004', option });
    expect(lineOf('블랙').line?.offer.optionNo).toBe(1);
    expect(lineOf('2개입')).toMatchObject({ line: undefined, issues: [{ field: 'option' }] });
  });

  test('is checked as far as it can be read: an unreadable cell has one issue, and none for its price', () => {
    expect(issuesOf({ productNo: '' })).toMatchObject([{ field: 'productNo' }]);
    expect(issuesOf({ quantity: '10000', price: '만원' })).toMatchObject([{ field: 'quantity' }, { field: 'price' }]);
  });

  test('must be sold here, and be left', () => {
    expect(issuesOf({ productNo: 'GD9999' })).toMatchObject([{ field: 'productNo' }]);
    expect(issuesOf({ productNo: 'GD0003' })).toEqual([{ field: 'quantity', message: '품절된 상품이에요.' }]);
    expect(issuesOf({ quantity: '11' })).toEqual([{ field: 'quantity', message: '10개 남았어요.' }]);
  });

  test('costs what it costs: a price in the sheet is only compared', () => {
    expect(issuesOf({ price: '10000' })).toEqual([]);
    expect(issuesOf({ price: '9,000' })).toEqual([{ field: 'price', message: expect.stringContaining('10,000원') }]);
  });

  test('is there over the whole file: what good rows above take is gone, what wrong rows want is not', () => {
    const check = createRowChecker(offers);
    expect(check(2, { ...good, quantity: '6', phone: '' }).issues).toMatchObject([{ field: 'phone' }]);
    expect(check(3, { ...good, quantity: '6' }).issues).toEqual([]);
    expect(check(4, { ...good, quantity: '5' }).issues).toMatchObject([
      { field: 'quantity', message: expect.stringContaining('6개를 위 행에서') },
    ]);
    expect(check(5, { ...good, quantity: '4' }).issues).toEqual([]);
  });
});

describe('orders', () => {
  const deliveryRates: DeliveryRates = { usual: { fee: 3000, freeFrom: 50_000 }, byMethod: {}, remoteSurcharge: 3000 };
  const line = (rowNo: number, more: Partial<UploadLine> = {}): UploadLine => ({
    ...readUploadRow(good).values,
    ...{ rowNo, offer: offer('GD0001'), ...more },
  });

  test('rows to one person at one place are one order with one freight, others are others', () => {
    const orders = planUploadOrders([line(2), line(3, { recipient: '이몽룡' }), line(4)], deliveryRates);
    expect(orders.map(({ lines }) => lines.map(({ rowNo }) => rowNo))).toEqual([[2, 4], [3]]);
    expect(sumUploadOrders(orders)).toEqual({ orderCount: 2, goodsAmount: 60_000, deliveryAmount: 6000 });
  });

  test('to an island cost its surcharge each, as any order does', () => {
    const orders = planUploadOrders([line(2), line(3, { postcode: '63122' })], deliveryRates);
    expect(orders.map(({ sums }) => sums.deliveryAmount)).toEqual([3000, 6000]);
  });

  test('hold fifty rows at most', () => {
    const orders = planUploadOrders(
      Array.from({ length: 51 }, (_, at) => line(at + 2)),
      deliveryRates,
    );
    expect(orders.map(({ lines }) => lines.length)).toEqual([50, 1]);
  });
});

describe('what is wrong with a row is shown at its field', () => {
  const issuesIn = (texts: RowTexts) => readUploadRow({ ...good, ...texts }).issues;
  test('what must be there', () => {
    const empty = { productNo: '', quantity: '', recipient: '', phone: '', postcode: '', roadAddress: '' };
    expect(issuesIn(empty)).toMatchInlineSnapshot(`
      [
        {
          "field": "productNo",
          "message": "상품번호를 적어 주세요.",
        },
        {
          "field": "quantity",
          "message": "수량을 적어 주세요.",
        },
        {
          "field": "recipient",
          "message": "받는 분의 이름을 적어 주세요.",
        },
        {
          "field": "phone",
          "message": "연락처를 적어 주세요.",
        },
        {
          "field": "postcode",
          "message": "우편번호를 적어 주세요.",
        },
        {
          "field": "roadAddress",
          "message": "주소를 적어 주세요.",
        },
      ]
    `);
  });
  test('what cannot be read', () => {
    expect(
      issuesIn({ quantity: '10000', price: '만원', phone: '1234', postcode: '123', roadAddress: '서울', option: '=1' }),
    ).toMatchInlineSnapshot(`
      [
        {
          "field": "option",
          "message": "수식은 쓸 수 없어요. 값으로 바꿔 주세요.",
        },
        {
          "field": "quantity",
          "message": "1부터 9,999까지의 수로 적어 주세요.",
        },
        {
          "field": "price",
          "message": "원 단위의 수로 적거나 비워 주세요.",
        },
        {
          "field": "phone",
          "message": "010-1234-5678처럼 지역번호나 통신망 번호까지 적어 주세요.",
        },
        {
          "field": "postcode",
          "message": "우편번호는 숫자 5자리예요.",
        },
        {
          "field": "roadAddress",
          "message": "도로명과 건물번호나 지번까지 적어 주세요.",
        },
      ]
    `);
  });
  test('what turns the text around or hides in it', () => {
    expect(issuesIn({ detailAddress: '3층\u202e' })).toEqual([
      { field: 'detailAddress', message: '쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요.' },
    ]);
  });
  test('what is too long', () => {
    const long = (length: number) => `1${'가'.repeat(length - 1)}`;
    const texts = (more: number) => ({
      ...{ recipient: long(30 + more), roadAddress: long(120 + more) },
      ...{ detailAddress: long(80 + more), deliveryRequest: long(100 + more) },
    });
    expect(issuesIn(texts(0))).toEqual([]);
    expect(issuesIn(texts(1)).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'recipient: 30자까지 적을 수 있어요.',
      'roadAddress: 120자까지 적을 수 있어요.',
      'detailAddress: 80자까지 적을 수 있어요.',
      'deliveryRequest: 100자까지 적을 수 있어요.',
    ]);
  });
  test('an address of six characters with a letter and a digit can be whole', () => {
    expect(issuesIn({ roadAddress: '중구 12길' })).toEqual([]);
  });
  test('one piece and 9,999 can be ordered', () => {
    expect([issuesIn({ quantity: '1' }), issuesIn({ quantity: '9,999' })]).toEqual([[], []]);
  });
});

test('what is wrong with a row’s option, price or stock is shown with what there is', () => {
  const messages = (texts: RowTexts) => issuesOf(texts).map(({ field, message }) => `${field}: ${message}`);
  expect({
    unknown: messages({ productNo: 'GD9999' }),
    missing: messages({ option: '' }),
    wrong: messages({ option: '초록' }),
    label: messages({ option: '2 개입' }),
    none: messages({ productNo: 'GD0002', option: '초록' }),
    single: messages({ productNo: 'GD0003', option: '초록' }),
    price: messages({ price: '9000' }),
    stock: messages({ quantity: '11' }),
    soldOut: messages({ productNo: 'GD0003' }),
  }).toMatchInlineSnapshot(`
    {
      "label": [],
      "missing": [
        "option: 옵션을 이 가운데에서 적어 주세요: 블랙, 레드 / 2개입",
      ],
      "none": [
        "option: 옵션이 없는 상품이에요. 비워 주세요.",
      ],
      "price": [
        "price: 지금 판매가는 10,000원이에요. 고치거나 비워 주세요.",
      ],
      "single": [
        "option: 옵션은 ‘블랙’ 하나예요. 그대로 적거나 비워 주세요.",
      ],
      "soldOut": [
        "quantity: 품절된 상품이에요.",
      ],
      "stock": [
        "quantity: 10개 남았어요.",
      ],
      "unknown": [
        "productNo: 이 쇼핑몰에서 판매하지 않는 상품번호예요.",
      ],
      "wrong": [
        "option: 옵션을 이 가운데에서 적어 주세요: 블랙, 레드 / 2개입",
      ],
    }
  `);
  const check = createRowChecker(offers);
  check(2, { ...good, quantity: '7' });
  expect(check(3, { ...good, quantity: '4' }).issues).toMatchInlineSnapshot(`
    [
      {
        "field": "quantity",
        "message": "남은 10개 가운데 7개를 위 행에서 주문해요.",
      },
    ]
  `);
});
