import type { OrderDetail } from '@mall/contracts/order';
import type { GoodsState } from '@mall/contracts/product-codes';
import type { UploadCard, UploadDetail, UploadRow } from '@mall/contracts/upload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveAccount } from '../../testing/accounts.ts';
import { changeWhileWaiting } from '../../testing/locked-stock.ts';
import { catchMails } from '../../testing/mails.ts';
import { goods, option } from '../../testing/products.ts';
import { agreedTerms, openShop, type Shop } from '../../testing/shop.ts';
import { insertMember, signInAs } from '../../testing/test-app.ts';
import { operateOrder } from '../order/move/operate-order.ts';
import { comparePayments } from '../payment/compare/compare-payments.ts';
import { forgetUploadRows } from './forget-upload-rows.ts';
import { readUpload } from './reading/read-upload.ts';

const cup = goods('GD0001', { name: '컵', salePrice: 20_000, options: [option({ optionNo: 1, stockQuantity: 100 })] });
const shirt = goods('GD0002', {
  name: '셔츠',
  salePrice: 30_000,
  options: [
    option({ optionNo: 1, colourName: '블랙', label: '블랙' }),
    option({ optionNo: 2, colourName: '레드', label: '레드', stockQuantity: 3 }),
  ],
});
const mails = catchMails();
const mall = { mallId: 4 };
let shop: Shop;
let other: string;
beforeAll(async () => {
  shop = await openShop({
    products: [cup, shirt],
    mailSender: mails.mailSender,
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 4, mallUrl: 'daeryang', salesType: 'UPLOAD' },
    ],
  });
  const otherNo = await insertMember(shop.owner, { mallId: 4, loginId: 'other' });
  for (const memberNo of [otherNo, shop.memberNos.daeryang ?? 0]) {
    await approveAccount(shop.owner, { mallId: 4, memberNo });
  }
  other = (await signInAs(shop, 'daeryang', 4, 'other')).accessToken;
});
afterAll(() => shop.close());
const stockOf = async (productNo: string, optionNo = 1) => {
  const row = await shop.owner
    .selectFrom('optionStock')
    .select('quantity')
    .where('productNo', '=', productNo)
    .where('optionNo', '=', optionNo)
    .executeTakeFirstOrThrow();
  return row.quantity;
};
beforeEach(async () => {
  await shop.owner.updateTable('optionStock').set({ quantity: 100 }).where('productNo', '=', 'GD0001').execute();
});

const token = () => shop.tokens['daeryang'] ?? '';
const at = () => shop.at('daeryang');
const headings = '상품번호,옵션,수량,판매가,받는 분,연락처,우편번호,주소,상세주소,배송 요청사항';
let nonce = 0;
/** A file that was never sent before. */
const sheet = (...rows: string[]) => {
  nonce += 1;
  return Buffer.from(`${headings},번호 ${nonce}\n${rows.join('\n')}\n`);
};
const row = ({
  product = 'GD0001',
  choice = '',
  quantity = '2',
  price = '',
  name = '김나래',
  phone = '010-1234-5678',
} = {}) => `${product},${choice},${quantity},${price},${name},${phone},04524,서울 중구 세종대로 110,3층,문 앞`;

async function send(file: Buffer, { as = token(), fileName = '주문.csv', mallUrl = 'daeryang' } = {}) {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/mall/uploads',
    headers: {
      ...{ host: `${mallUrl}.localhost`, authorization: `Bearer ${as}` },
      ...{ 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(fileName) },
    },
    payload: file,
  });
  const body = reply.json<{ code: string; description?: string; data?: { uploadNo: number; isRepeated: boolean } }>();
  return { status: reply.statusCode, ...body };
}
async function add(file: Buffer): Promise<number> {
  const { data, ...rest } = await send(file);
  if (!data) throw new Error(`not taken: ${JSON.stringify(rest)} ${shop.log.at(-1)}`);
  return data.uploadNo;
}
const check = async (uploadNo: number) =>
  (await at().post<UploadDetail>(`/uploads/${uploadNo}/check`, { token: token(), body: {} })).data;
const order = (uploadNo: number, values: Record<string, unknown>) =>
  at().post<UploadDetail>(`/uploads/${uploadNo}/orders`, {
    token: token(),
    body: { mode: 'ALL', revision: 1, expectedTotal: 0, agreedTerms, ...values },
  });
const rowsOf = async (uploadNo: number, only = '') =>
  (await at().get<{ rows: UploadRow[] }>(`/uploads/${uploadNo}/rows${only && `?only=${only}`}`, { token: token() }))
    .data?.rows ?? [];
const ordersOf = (uploadNo: number) =>
  shop.owner.selectFrom('mallOrder').selectAll().where('uploadNo', '=', uploadNo).orderBy('orderNo').execute();

const setCup = (state: GoodsState) =>
  shop.owner.updateTable('product').set({ state }).where('productNo', '=', 'GD0001').execute();
const setCupPrice = (salePrice: number) =>
  shop.owner.updateTable('listing').set({ salePrice }).where('productNo', '=', 'GD0001').execute();
const setFee = (deliveryFee: number) =>
  shop.owner.updateTable('mall').set({ deliveryFee }).where('mallId', '=', 4).execute();

describe('a file', () => {
  test('is read, checked and shown with its counts and its errors by cell', async () => {
    const uploadNo = await add(sheet(row(), row({ product: 'GD0002', quantity: '두 개' }), row({ name: '이몽룡' })));
    expect(await check(uploadNo)).toMatchObject({
      ...{ state: 'CHECKED', fileName: '주문.csv', rowCount: 3, errorCount: 1, doneCount: 3 },
      ...{ orderCount: 2, goodsAmount: 80_000, deliveryAmount: 6000, totalAmount: 86_000, uploadedBy: '김가은' },
    });
    const [wrong, more] = await rowsOf(uploadNo, 'errors');
    expect(more).toBeUndefined();
    expect(wrong?.rowNo).toBe(3);
    expect(wrong?.issues.map(({ field }) => field).sort()).toEqual(['option', 'quantity']);
  });

  test('keeps the browser’s name for it, on one line, without control characters, and not too long', async () => {
    const nameOf = async (fileName: string) => {
      const { data } = await send(sheet(row()), { fileName });
      const upload = await at().get<UploadDetail>(`/uploads/${data?.uploadNo}`, { token: token() });
      return upload.data?.fileName;
    };
    expect(await nameOf('추석\n주문\u2028둘\x1b[2J\u202excsv.exe')).toBe('추석 주문 둘[2Jxcsv.exe');
    expect(await nameOf('\u2067\r\n\x07')).toBe('이름 없는 파일');
    const long = await nameOf(`x${'😀'.repeat(300)}`);
    expect([[...(long ?? '')].length, long?.isWellFormed()]).toEqual([120, true]);
  });

  test('with unknown columns waits until they are matched; the matching is remembered', async () => {
    const file = (mark: string) =>
      Buffer.from(
        `물건,수량,받는 분,연락처,우편번호,주소,${mark}\nGD0001,1,김나래,01012345678,04524,서울 중구 세종대로 110,\n`,
      );
    const uploadNo = await add(file('하나'));
    const upload = (await at().get<UploadDetail>(`/uploads/${uploadNo}`, { token: token() })).data;
    expect(upload?.state).toBe('UNMAPPED');
    expect(await at().post(`/uploads/${uploadNo}/check`, { token: token(), body: {} })).toMatchObject({ code: '4090' });
    const fields = upload?.columns.map(({ field }) => field) ?? [];
    const put = (chosen: unknown[]) =>
      at().put(`/uploads/${uploadNo}/columns`, { token: token(), body: { fields: chosen } });
    expect(await put(fields)).toMatchObject({ code: '4220' });
    expect(await put(['productNo', 'quantity', 'quantity', ...fields.slice(3)])).toMatchObject({ code: '4220' });
    expect(await put(['productNo', ...fields.slice(1)])).toMatchObject({ data: { state: 'CHECKING', revision: 2 } });
    expect(await check(uploadNo)).toMatchObject({ state: 'CHECKED', errorCount: 0 });
    expect(await check(await add(file('둘')))).toMatchObject({ state: 'CHECKED', errorCount: 0 });
  });

  test('is corrected on the screen and checked again as a whole; a correction of an outdated state is refused', async () => {
    const uploadNo = await add(sheet(row({ quantity: '90' }), row({ quantity: '20', name: '이몽룡' })));
    expect(await check(uploadNo)).toMatchObject({ errorCount: 1 });
    const correct = (revision: number, rowNo: number, quantity: string) =>
      at().put<UploadDetail>(`/uploads/${uploadNo}/rows`, {
        token: token(),
        body: { revision, rows: [{ rowNo, cells: [{ field: 'quantity', text: quantity }] }] },
      });
    expect((await correct(1, 2, '80')).data).toMatchObject({ errorCount: 0, revision: 2, state: 'CHECKED' });
    expect(await correct(1, 2, '1')).toMatchObject({ code: '4090' });
  });

  test('with the same content is the first upload, whatever its name, but only for the same member', async () => {
    const file = sheet(row());
    const first = await send(file);
    expect(first.data?.isRepeated).toBe(false);
    expect((await send(file, { fileName: '다른 이름.csv' })).data).toEqual({
      uploadNo: first.data?.uploadNo,
      isRepeated: true,
    });
    expect((await send(file, { as: other })).data?.isRepeated).toBe(false);
  });

  test('sent by two tabs at once is one upload', async () => {
    const file = sheet(row());
    const sent = await Promise.all(Array.from({ length: 4 }, () => send(file)));
    expect(new Set(sent.map(({ data }) => data?.uploadNo)).size).toBe(1);
    expect(sent.filter(({ data }) => data?.isRepeated === false)).toHaveLength(1);
  });

  test('that is discarded is gone, and may be sent again', async () => {
    const file = sheet(row());
    const uploadNo = await add(file);
    expect(await at().delete(`/uploads/${uploadNo}`, { token: token() })).toMatchObject({ code: '0000' });
    expect(await at().get(`/uploads/${uploadNo}`, { token: token() })).toMatchObject({ code: '4040' });
    expect((await send(file)).data?.isRepeated).toBe(false);
    expect(await shop.owner.selectFrom('uploadRow').select('rowNo').where('uploadNo', '=', uploadNo).execute()).toEqual(
      [],
    );
  });

  test('that cannot be read is refused: 4151 with the reason, 4130 too large, 4150 nothing', async () => {
    expect(await send(Buffer.from('<html></html>'))).toMatchObject({
      status: 415,
      code: '4151',
      description: expect.stringContaining('.xlsx'),
    });
    expect(await send(Buffer.from('이것,저것\n1,2\n'))).toMatchObject({
      code: '4151',
      description: expect.stringContaining('제목'),
    });
    expect(await send(sheet(row({ product: '예) GD1001' })))).toMatchObject({
      code: '4151',
      description: expect.stringContaining('주문을 적은 행'),
    });
    expect(await send(Buffer.alloc(11 * 1024 * 1024))).toMatchObject({ status: 413, code: '4130' });
    expect(await send(Buffer.alloc(0))).toMatchObject({ code: '4150' });
  });

  // R6.04
  test('is for members of an UPLOAD mall: 4030 elsewhere, 4010 without a token, 4040 for another member', async () => {
    expect(await send(sheet(row()), { as: shop.tokens['familyshop'] ?? '', mallUrl: 'familyshop' })).toMatchObject({
      code: '4030',
    });
    expect(await send(sheet(row()), { as: '' })).toMatchObject({ code: '4010' });
    const uploadNo = await add(sheet(row()));
    for (const path of ['', '/rows', '/orders', '/errors/csv']) {
      expect(await at().get(`/uploads/${uploadNo}${path}`, { token: other })).toMatchObject({ code: '4040' });
    }
    expect(await at().delete(`/uploads/${uploadNo}`, { token: other })).toMatchObject({ code: '4040' });
    const puts = { columns: { fields: [] }, rows: { revision: 1, rows: [] } };
    for (const [path, body] of Object.entries(puts)) {
      expect(await at().put(`/uploads/${uploadNo}/${path}`, { token: other, body })).toMatchObject({ code: '4040' });
    }
    const posts = { check: {}, orders: { mode: 'ALL', revision: 1, expectedTotal: 0, agreedTerms } };
    for (const [path, body] of Object.entries(posts)) {
      expect(await at().post(`/uploads/${uploadNo}/${path}`, { token: other, body })).toMatchObject({ code: '4040' });
    }
  });
});

describe('an order', () => {
  test('consists of the rows to one person, on account: stock, ledger, total and history agree', async () => {
    const uploadNo = await add(
      sheet(row(), row({ product: 'GD0002', choice: '블랙', quantity: '1' }), row({ name: '이몽룡' })),
    );
    const before = await stockOf('GD0001');
    const upload = await check(uploadNo);
    const reply = await order(uploadNo, { expectedTotal: upload?.totalAmount });
    expect(reply.data).toMatchObject({ state: 'ORDERED', orderCount: 2, orderedRowCount: 3, totalAmount: 113_000 });
    const orders = await ordersOf(uploadNo);
    expect(orders.map(({ recipient, totalAmount }) => [recipient, totalAmount]).sort()).toEqual([
      ['김나래', 70_000],
      ['이몽룡', 43_000],
    ]);
    expect(orders[0]).toMatchObject({ state: 'PAID', paymentMethod: 'ON_ACCOUNT', recipientPhone: '01012345678' });
    expect(await stockOf('GD0001')).toBe(before - 4);
    expect(
      await comparePayments({ database: shop.app.dependencies.database, gateway: shop.fake.gateway }, mall, {
        since: new Date(0),
      }),
    ).toEqual([]);
    const { rows } = (await at().get<{ rows: UploadRow[] }>(`/uploads/${uploadNo}/rows`, { token: token() })).data ?? {
      rows: [],
    };
    expect(new Set(rows.map(({ orderNo }) => orderNo))).toEqual(new Set(orders.map(({ orderNo }) => orderNo)));
    const consents = await shop.owner
      .selectFrom('consent')
      .select('termNo')
      .where('orderNo', '=', orders[0]?.orderNo ?? '')
      .execute();
    expect(consents.map(({ termNo }) => termNo).sort()).toEqual(agreedTerms);
  });

  test('is placed once, however often and from however many tabs it is submitted', async () => {
    const uploadNo = await add(sheet(row()));
    const upload = await check(uploadNo);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => order(uploadNo, { expectedTotal: upload?.totalAmount })),
    );
    expect(replies.every(({ code }) => code === '0000')).toBe(true);
    expect((await order(uploadNo, { expectedTotal: 0, revision: 9 })).data?.state).toBe('ORDERED');
    expect(await ordersOf(uploadNo)).toHaveLength(1);
    expect(await send(sheet(row()))).toMatchObject({ code: '0000' });
  });

  test('of a file with an error is refused, unless only the valid rows are requested', async () => {
    const uploadNo = await add(sheet(row(), row({ phone: '12', name: '이몽룡' })));
    const upload = await check(uploadNo);
    expect(await order(uploadNo, { expectedTotal: upload?.totalAmount })).toMatchObject({ code: '4098' });
    expect(await ordersOf(uploadNo)).toEqual([]);
    expect((await order(uploadNo, { mode: 'VALID', expectedTotal: upload?.totalAmount })).data).toMatchObject({
      ...{ state: 'ORDERED', orderedRowCount: 1, errorCount: 1 },
    });
  });

  test('needs the total, the state and the consents that the member saw', async () => {
    const uploadNo = await add(sheet(row()));
    const upload = await check(uploadNo);
    const expectedTotal = upload?.totalAmount;
    expect(await order(uploadNo, { expectedTotal: 1 })).toMatchObject({ code: '4093' });
    expect(await order(uploadNo, { expectedTotal, revision: 2 })).toMatchObject({ code: '4090' });
    expect(await order(uploadNo, { expectedTotal, agreedTerms: [] })).toMatchObject({ code: '4220' });
    expect(await ordersOf(uploadNo)).toEqual([]);
  });

  test('of goods whose price has changed is refused, with the current price and what to do', async () => {
    const uploadNo = await add(sheet(row()));
    const upload = await check(uploadNo);
    const priceOf = (salePrice: number) =>
      shop.owner.updateTable('listing').set({ salePrice }).where('mallId', '=', 4).where('productNo', '=', 'GD0001');
    await priceOf(21_000).execute();
    const reply = await order(uploadNo, { expectedTotal: upload?.totalAmount });
    await priceOf(20_000).execute();
    expect(reply).toMatchObject({
      ...{ status: 409, code: '4093' },
      description: '그사이 금액이 바뀌어 주문하지 않았어요. 지금은 45,000원이에요. 금액을 확인하고 다시 주문해 주세요.',
    });
    expect(await ordersOf(uploadNo)).toEqual([]);
  });

  test('takes nothing when the stock is gone meanwhile: the row is marked, and the rest waits', async () => {
    const uploadNo = await add(sheet(row({ quantity: '1', name: '이몽룡' }), row({ quantity: '5' })));
    const upload = await check(uploadNo);
    await shop.owner.updateTable('optionStock').set({ quantity: 4 }).where('productNo', '=', 'GD0001').execute();
    expect(await order(uploadNo, { expectedTotal: upload?.totalAmount })).toMatchObject({ status: 409, code: '4098' });
    expect(await ordersOf(uploadNo)).toEqual([]);
    expect(await stockOf('GD0001')).toBe(4);
    expect((await rowsOf(uploadNo, 'errors')).map(({ rowNo }) => rowNo)).toEqual([3]);
  });

  test.each([
    ['is stopped', () => setCup('GD00404')],
    ['costs something else', () => setCupPrice(21_000)],
    ['is delivered for a fee', () => setFee(2_500)],
  ])(
    'takes nothing when something %s while it waits for the stock: nothing is ordered or charged',
    async (_, change) => {
      const uploadNo = await add(sheet(row({ quantity: '3' })));
      const { revision, totalAmount: expectedTotal } = (await check(uploadNo)) as UploadDetail;
      const submit = () => order(uploadNo, { revision, expectedTotal });
      const reply = await changeWhileWaiting(shop, { productNo: 'GD0001', submit, change });
      expect(reply).toMatchObject({ status: 409, code: '4098' });
      expect([await ordersOf(uploadNo), await stockOf('GD0001')]).toEqual([[], 100]);
      await Promise.all([setCup('GD00403'), setCupPrice(20_000), setFee(3_000)]);
    },
  );

  test('of two files for the last pieces takes no more than there are', async () => {
    await shop.owner.updateTable('optionStock').set({ quantity: 5 }).where('productNo', '=', 'GD0001').execute();
    const files = [await add(sheet(row({ quantity: '3' }))), await add(sheet(row({ quantity: '3' })))];
    const checked = await Promise.all(files.map(check));
    const replies = await Promise.all(
      files.map((uploadNo, at) => order(uploadNo, { expectedTotal: checked[at]?.totalAmount })),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual(['0000', '4098']);
    expect(await stockOf('GD0001')).toBe(2);
  });

  test('is read, moved, cancelled and credited like any other', async () => {
    const uploadNo = await add(sheet(row()));
    const upload = await check(uploadNo);
    await order(uploadNo, { expectedTotal: upload?.totalAmount });
    const [placed] = await ordersOf(uploadNo);
    const orderNo = placed?.orderNo ?? '';
    const before = await stockOf('GD0001');
    const shown = await at().get<OrderDetail>(`/orders/${orderNo}`, { token: token() });
    expect(shown.data).toMatchObject({
      card: { state: 'PAID', paymentMethod: 'ON_ACCOUNT', openClaims: ['CANCEL'] },
      payment: null,
    });
    const claim = await at().post<OrderDetail>(`/orders/${orderNo}/claims`, {
      token: token(),
      body: {
        type: 'CANCEL',
        fault: 'MEMBER',
        lines: [{ lineNo: 1, quantity: 2 }],
        reason: '변심',
        expectedRefund: 43_000,
      },
    });
    expect(claim.data?.card.state).toBe('CANCELLED');
    expect(await stockOf('GD0001')).toBe(before + 2);
    const entries = await shop.owner
      .selectFrom('accountEntry')
      .select(['kind', 'amount'])
      .where('orderNo', '=', orderNo)
      .orderBy('entryNo')
      .execute();
    expect(entries).toEqual([
      { kind: 'CHARGE', amount: 43_000 },
      { kind: 'CREDIT', amount: -43_000 },
    ]);
    expect(
      await comparePayments({ database: shop.app.dependencies.database, gateway: shop.fake.gateway }, mall, {
        since: new Date(0),
      }),
    ).toEqual([]);
  });

  test('is prepared and sent by the operator’s command', async () => {
    const uploadNo = await add(sheet(row()));
    const upload = await check(uploadNo);
    await order(uploadNo, { expectedTotal: upload?.totalAmount });
    const [placed] = await ordersOf(uploadNo);
    await operateOrder(shop.app.dependencies, mall, { orderNo: placed?.orderNo ?? '', to: 'PREPARING', reason: '' });
    expect((await ordersOf(uploadNo))[0]?.state).toBe('PREPARING');
  });
});

describe('a mail', () => {
  test('reports an ordered upload once, with its counts, sums and a link to it', async () => {
    await mails.deliver(shop);
    const uploadNo = await add(sheet(row(), row({ name: '이몽룡' })));
    const upload = await check(uploadNo);
    await order(uploadNo, { expectedTotal: upload?.totalAmount });
    await order(uploadNo, { expectedTotal: upload?.totalAmount });
    const [mail, ...more] = await mails.deliver(shop);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: '김가은', address: expect.stringContaining('@example.kr') },
      subject: '[daeryang몰] 대량주문 2건을 받았어요',
    });
    const words = ['주문.csv', '2행 가운데 2행', '86,000원', `/daeryang/upload?upload=${uploadNo}`];
    for (const form of [mail?.text, mail?.html]) for (const word of words) expect(form).toContain(word);
    expect(mail?.text).not.toContain('주문하지 않았어요');
    // Addresses must not be visible to other readers of the mailbox.
    expect(mail?.text).not.toContain('이몽룡');
  });

  test('says how many rows were left out, and is sent only when something was ordered', async () => {
    await mails.deliver(shop);
    const uploadNo = await add(sheet(row(), row({ phone: '12' }), row({ quantity: '0' })));
    const upload = await check(uploadNo);
    expect(await order(uploadNo, { expectedTotal: upload?.totalAmount })).toMatchObject({ code: '4098' });
    expect(await mails.deliver(shop)).toEqual([]);
    await order(uploadNo, { mode: 'VALID', expectedTotal: upload?.totalAmount });
    const [mail] = await mails.deliver(shop);
    expect(mail?.subject).toBe('[daeryang몰] 대량주문 1건을 받았어요. 빠진 행이 있어요');
    expect(mail?.text).toContain('오류가 있던 2행은 주문하지 않았어요');
  });
});

describe('files to download', () => {
  const download = async (path: string) => {
    const reply = await shop.app.inject({
      url: `/api/v1/mall${path}`,
      headers: { host: 'daeryang.localhost', authorization: `Bearer ${token()}` },
    });
    return { type: reply.headers['content-type'], bytes: reply.rawPayload };
  };

  test('the template can be sent back: it lists the goods that can be ordered, and its example orders nothing', async () => {
    const { type, bytes } = await download('/upload-template/xlsx');
    expect(type).toContain('spreadsheetml');
    expect((await readUpload(bytes)).headings.slice(0, 3)).toEqual(['상품번호*', '옵션', '수량*']);
    expect(await send(bytes)).toMatchObject({ code: '4151' });
    const csv = await download('/upload-template/csv');
    expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  test('the rows with errors have their reasons, and no formula in them is run', async () => {
    const uploadNo = await add(sheet(row({ name: '=1+1' }), row()));
    await check(uploadNo);
    const csv = (await download(`/uploads/${uploadNo}/errors/csv`)).bytes.toString();
    expect(csv).toContain("'=1+1");
    expect(csv).toContain('2행 · 받는 분: 수식은');
    const table = await readUpload((await download(`/uploads/${uploadNo}/errors/xlsx`)).bytes);
    expect(table.rows).toHaveLength(1);
    expect(table.headings.at(-1)).toBe('오류 사유');
  });
});

test('rows untouched for thirty days are erased; an upload that was never ordered has expired, and may be sent again', async () => {
  const file = sheet(row());
  const uploadNo = await add(file);
  const orderedNo = await add(sheet(row()));
  await order(orderedNo, { expectedTotal: (await check(orderedNo))?.totalAmount });
  const { database } = shop.app.dependencies;
  const days = (count: number) => new Date(shop.app.dependencies.clock().getTime() + count * 86_400_000);
  await forgetUploadRows(database, mall, days(29));
  expect(await rowsOf(uploadNo)).toHaveLength(1);
  await forgetUploadRows(database, mall, days(31));
  expect(await rowsOf(uploadNo)).toEqual([]);
  expect((await at().get<UploadDetail>(`/uploads/${uploadNo}`, { token: token() })).data).toMatchObject({
    state: 'EXPIRED',
    rowsRetainedUntil: null,
    rowCount: 1,
  });
  expect(await order(uploadNo, {})).toMatchObject({ code: '4090' });
  expect((await at().get<UploadDetail>(`/uploads/${orderedNo}`, { token: token() })).data).toMatchObject({
    ...{ state: 'ORDERED', rowsRetainedUntil: null, orderCount: 1 },
  });
  const again = await add(file);
  expect(again).not.toBe(uploadNo);
  const expectedTotal = (await check(again))?.totalAmount;
  expect(await order(again, { expectedTotal })).toMatchObject({ data: { state: 'ORDERED' } });
  const states = async () =>
    (await at().get<{ uploads: UploadCard[] }>('/uploads', { token: token() })).data?.uploads.slice(0, 3);
  expect(await states()).toMatchObject([{ state: 'ORDERED' }, { state: 'ORDERED' }, { state: 'EXPIRED' }]);
  expect(await at().delete(`/uploads/${uploadNo}`, { token: token() })).toMatchObject({ code: '0000' });
  expect((await states())?.map((upload) => upload.uploadNo)).not.toContain(uploadNo);
});

test('abandoned work is taken over', async () => {
  const uploadNo = await add(sheet(row()));
  const workerKey = '00000000-0000-4000-8000-000000000000';
  const left = {
    state: 'CHECKING' as const,
    workerKey,
    workedAt: new Date(shop.app.dependencies.clock().getTime() - 10_000),
  };
  await shop.owner.updateTable('upload').set(left).where('uploadNo', '=', uploadNo).execute();
  expect(await check(uploadNo)).toMatchObject({ state: 'CHECKING', isStalled: false });
  await shop.owner
    .updateTable('upload')
    .set({ workedAt: new Date(Date.now() - 60_000) })
    .where('uploadNo', '=', uploadNo)
    .execute();
  expect(await check(uploadNo)).toMatchObject({ state: 'CHECKED' });
});
