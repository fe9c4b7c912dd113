import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadDetail } from '@mall/contracts/upload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveAccount } from '../../testing/accounts.ts';
import { deliverOrder } from '../../testing/deliver-order.ts';
import { placesOf } from '../../testing/places-of.ts';
import { goods, listingOf, option } from '../../testing/products.ts';
import { agreedTerms, openShop, type Shop } from '../../testing/shop.ts';
import { withdraw } from '../member/withdraw.ts';

const cup = goods('GD0001', { name: '컵', salePrice: 20_000, options: [option({ stockQuantity: 100 })] });
const mallId = 1;
/** Unique words; a sheet also names people who are not members. */
const personal = {
  recipient: '선우윤슬',
  phone: '01099887766',
  street: '전주시 완산구 은행나무길 31',
  detail: '한지빌라 909호',
  request: '대문 옆 항아리',
  heading: '달빛상회 품번',
  fileName: '달빛상회 추석 발송',
};
let folder: string;
let shop: Shop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-uploads-'));
  const malls = [{ mallId, mallUrl: 'daeryang', salesType: 'UPLOAD' as const, listings: [listingOf(cup)] }];
  shop = await openShop({ products: [cup], malls, config: { dataFolder: folder } });
  await approveAccount(shop.owner, { mallId, memberNo: shop.memberNos.daeryang ?? 0 });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const token = () => shop.tokens['daeryang'] ?? '';
const at = () => shop.at('daeryang');
async function send(...quantities: string[]): Promise<number> {
  const headings = `${personal.heading},수량,받는 분,연락처,우편번호,주소,상세주소,배송 요청사항`;
  const { recipient, phone, street, detail, request } = personal;
  const rows = quantities.map(
    (quantity) => `GD0001,${quantity},${recipient},${phone},55041,${street},${detail},${request}`,
  );
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/mall/uploads',
    headers: {
      ...{ host: 'daeryang.localhost', authorization: `Bearer ${token()}`, 'content-type': 'application/octet-stream' },
      'x-file-name': encodeURIComponent(`${personal.fileName} ${quantities.length}.csv`),
    },
    payload: Buffer.from([headings, ...rows].join('\n')),
  });
  return reply.json<{ data: { uploadNo: number } }>().data.uploadNo;
}
const put = (path: string, body: object) => at().put<UploadDetail>(path, { token: token(), body });
const post = (path: string, body: object) => at().post<UploadDetail>(path, { token: token(), body });

/** Orders the valid rows of an upload whose columns were matched by hand. */
async function order(uploadNo: number): Promise<void> {
  const fields = ['productNo', 'quantity', 'recipient', 'phone', 'postcode', 'roadAddress', 'detailAddress'];
  await put(`/uploads/${uploadNo}/columns`, { fields: [...fields, 'deliveryRequest'] });
  const { data } = await post(`/uploads/${uploadNo}/check`, {});
  const { revision, totalAmount: expectedTotal } = data ?? {};
  const ordered = await post(`/uploads/${uploadNo}/orders`, { mode: 'VALID', revision, expectedTotal, agreedTerms });
  if (ordered.data?.state !== 'ORDERED') throw new Error(`not ordered: ${ordered.text}`);
}
async function deliver(): Promise<void> {
  const orders = await shop.owner.selectFrom('mallOrder').select('orderNo').execute();
  for (const { orderNo } of orders) await deliverOrder(shop.app.dependencies, { mallId }, orderNo);
}

test('the sheets of a member who has left exist only in the legal archive, and no file was ever stored', async () => {
  // One that is partly ordered, and one without any further step.
  await order(await send('2', '수량 미정'));
  await send('1', '1', '1');
  await deliver();
  const words = Object.values(personal);
  // Proves that the search finds existing words.
  expect(await placesOf(shop.owner, words)).toEqual(
    expect.arrayContaining([
      'mall_order.recipient',
      'mall_order.road_address',
      'upload.columns',
      'upload.file_name',
      'upload_heading.heading',
      'upload_row.cells',
    ]),
  );
  expect(await readdir(folder, { recursive: true })).toEqual([]);
  const mall = (await shop.app.dependencies.malls.all()).get('daeryang');
  if (!mall) throw new Error('there is no mall');
  await withdraw(shop.app.dependencies, mall, { memberNo: shop.memberNos['daeryang'] ?? 0, reason: 'SELDOM' });

  expect(await placesOf(shop.owner, words)).toEqual([]);
  expect(shop.log.join('\n')).not.toMatch(new RegExp(words.join('|')));
  const archive = await shop.owner.selectFrom('legalArchive').select(['kind', 'record']).execute();
  expect(archive).toMatchObject([
    { kind: 'ORDER', record: { recipient: personal.recipient, account: [{ kind: 'CHARGE', amount: 43_000 }] } },
  ]);
  const books = shop.owner.selectFrom('mallOrder').select(['state', 'totalAmount', 'recipient', 'uploadNo']);
  expect(await books.execute()).toEqual([{ state: 'DELIVERED', totalAmount: 43_000, recipient: '', uploadNo: null }]);
});
