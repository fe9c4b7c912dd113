import { randomUUID } from 'node:crypto';
import type { productQuestion } from '@mall/contracts/product-question';
import type { questionDetail } from '@mall/contracts/question';
import type { WireOf } from '@mall/contracts/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catchMails } from '../../testing/mails.ts';
import { goods, listingOf, phone } from '../../testing/products.ts';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../testing/staff.ts';

type Question = WireOf<typeof productQuestion>;
type Page = { total: number; questions: Question[]; next: string | null };

const mails = catchMails();
const secretWords = '남에게 보이면 안 되는 말이에요.';
let shop: Shop;
let other: string;
let cs: StaffClient;
beforeAll(async () => {
  const shown = [goods('GD0001', { name: '텀블러' }), phone('HP0001')];
  const off = goods('GD0002');
  shop = await openShop({
    mailSender: mails.mailSender,
    products: [...shown, off],
    malls: [
      {
        ...{ mallId: 1, mallUrl: 'familyshop' },
        listings: [...shown.map((product) => listingOf(product)), listingOf(off, { isOn: false })],
      },
      { mallId: 2, mallUrl: 'hanul' },
      { mallId: 3, mallUrl: 'gamnamu', isMarketing: true },
    ],
  });
  await shop.owner.updateTable('member').set({ name: '윤채서' }).execute();
  other = await addMember(shop);
  cs = await addStaff(shop, { role: 'CS' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('question').execute();
});

const path = (productNo = 'GD0001') => `/products/goods/${productNo}/questions`;
const client = (mallUrl = 'familyshop', token = shop.tokens[mallUrl] ?? '') => ({
  list: (query = '', productNo?: string) => shop.at(mallUrl).get<Page>(path(productNo) + query, { token }),
  ask: (values: object = {}, { productNo = 'GD0001', requestKey = randomUUID() as string } = {}) =>
    shop.at(mallUrl).post<{ questionNo: number }>(path(productNo), {
      token,
      body: {
        requestKey,
        question: { category: 'PRODUCT', body: '라벤더 색은 다시 들어오나요?', isSecret: false, ...values },
      },
    }),
  own: (questionNo: number) =>
    shop.at(mallUrl).get<WireOf<typeof questionDetail>>(`/questions/${questionNo}`, { token }),
});
const asked = async (values: object = {}): Promise<number> => {
  const reply = await client().ask(values);
  if (!reply.data) throw new Error(`not taken: ${reply.text}`);
  return reply.data.questionNo;
};
const answer = (questionNo: number, text: string) =>
  cs.post(`/malls/1/questions/${questionNo}/answer`, { body: { answer: text, replaces: null } });

describe('a question on a product’s page', () => {
  test('is read by everybody in its mall, and only there, under a masked name', async () => {
    const questionNo = await asked();
    const { data } = await client('familyshop', other).list();
    expect(data).toMatchObject({ total: 1, next: null });
    expect(data?.questions[0]).toMatchObject({
      ...{ questionNo, writer: '윤*서', state: 'WAITING', isOwn: false, isSecret: false },
      ...{ body: '라벤더 색은 다시 들어오나요?', answer: '' },
    });
    expect((await client().list()).data?.questions[0]?.isOwn).toBe(true);
    expect((await client('hanul').list()).data).toMatchObject({ total: 0, questions: [] });
  });

  test('is answered with all other questions; its writer gets a mail, and everybody reads the answer without the name', async () => {
    const questionNo = await asked();
    const { data } = await cs.get<{ rows: object[] }>('/questions?product=is:Y');
    expect(data?.rows).toMatchObject([{ questionNo, productName: '텀블러', isSecret: false }]);
    expect((await answer(questionNo, '{회원이름}님, {상품이름}은 12월에 들어와요.')).status).toBe(200);
    const shown = await client('familyshop', other).list();
    expect(shown.data?.questions[0]).toMatchObject({ state: 'ANSWERED', answer: '윤*서님, 텀블러은 12월에 들어와요.' });
    expect(shown.text).not.toContain('윤채서');
    const kinds = await shop.owner.selectFrom('mail').select('kind').execute();
    expect(kinds).toEqual([{ kind: 'QUESTION_ANSWERED' }]);
  });

  test('is among its writer’s own questions, where it can be removed but not changed', async () => {
    const questionNo = await asked();
    expect((await client().own(questionNo)).data).toMatchObject({ product: { productNo: 'GD0001', name: '텀블러' } });
    expect((await client('familyshop', other).own(questionNo)).code).toBe('4040');
    const body = { category: 'OTHER', title: '다른 말', body: '다른 말', orderNo: null, pictures: [] };
    const token = shop.tokens['familyshop'] ?? '';
    expect((await shop.at('familyshop').put(`/questions/${questionNo}`, { token, body })).code).toBe('4099');
    expect((await shop.at('familyshop').delete(`/questions/${questionNo}`, { token })).status).toBe(200);
    expect((await client().list()).data?.total).toBe(0);
  });

  test('asked twice with one key is stored once; the key with another text is refused', async () => {
    const key = { requestKey: randomUUID() };
    const first = await client().ask({}, key);
    expect((await client().ask({}, key)).data).toEqual(first.data);
    expect((await client().ask({ body: '다른 질문이에요.' }, key)).code).toBe('4221');
    expect((await client().list()).data?.total).toBe(1);
  });

  test.each([
    ['of a product that there is not', {}, { productNo: 'GD9999' }, '4042'],
    ['of one that the mall has taken off', {}, { productNo: 'GD0002' }, '4042'],
    ['of a phone', {}, { productNo: 'HP0001' }, '4042'],
    ['without words', { body: '  ' }, {}, '4000'],
    ['about an order', { category: 'ORDER' }, {}, '4000'],
  ])('%s is refused', async (_what, values, place, code) => {
    expect((await client().ask(values, place)).code).toBe(code);
  });

  test('can be asked by members, but not by the shared guest', async () => {
    expect((await client('gamnamu').ask()).status).toBe(403);
    expect((await shop.at('familyshop').post(path(), { body: {} })).code).toBe('4010');
  });
});

describe('a secret question', () => {
  test('is listed for others without its text, before and after the answer', async () => {
    const questionNo = await asked({ body: secretWords, isSecret: true });
    const read = async (mallUrl: string, token: string) => client(mallUrl, token).list();
    const before = await read('familyshop', other);
    expect(before.data?.questions[0]).toMatchObject({ isSecret: true, isOwn: false, body: '', answer: '' });
    await answer(questionNo, `${secretWords} {회원이름}님께만 말씀드려요.`);
    const after = await read('familyshop', other);
    expect(after.data?.questions[0]).toMatchObject({ state: 'ANSWERED', body: '', answer: '' });
    for (const { text } of [before, after]) expect(text).not.toContain(secretWords);
    expect((await client().list()).data?.questions[0]).toMatchObject({
      ...{ body: secretWords, answer: `${secretWords} 윤채서님께만 말씀드려요.` },
    });
  });

  test('can be filtered out by readers', async () => {
    await asked({ body: secretWords, isSecret: true });
    await asked();
    expect((await client('familyshop', other).list('?readable=Y')).data).toMatchObject({ total: 1 });
    expect((await client().list('?readable=Y')).data).toMatchObject({ total: 2 });
  });
});

test('questions are filtered by category, and pages neither repeat nor skip one', async () => {
  const all: number[] = [];
  for (let count = 0; count < 11; count += 1) all.push(await asked({ category: count % 2 ? 'DELIVERY' : 'CLAIM' }));
  const first = await client().list();
  const second = await client().list(`?after=${first.data?.next}`);
  const found = [...(first.data?.questions ?? []), ...(second.data?.questions ?? [])];
  expect(found.map(({ questionNo }) => questionNo)).toEqual(all.toReversed());
  expect((await client().list('?category=DELIVERY')).data?.total).toBe(5);
  expect((await client().list('?after=x')).code).toBe('4000');
});
