import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

type Row = { questionNo: number; title: string; member: string; isLate: boolean; assignee: { staffNo: number } | null };
type Page = { rows: Row[]; count: { value: number } };
type Detail = Row & {
  body: string;
  answer: string;
  answeredAt: string | null;
  answeredBy: string;
  orders: object | null;
  mayAnswer: boolean;
};

let shop: Shop;
let cs: StaffClient;
let partner: StaffClient;
let security: StaffClient;
let dealer: StaffClient;
const numbers: Record<string, number> = {};
beforeAll(async () => {
  shop = await openShop();
  await shop.owner.updateTable('member').set({ name: '김가은' }).execute();
  cs = await addStaff(shop, { role: 'CS' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  security = await addStaff(shop, { role: 'SECURITY' });
  dealer = await addStaff(shop, { role: 'DEALER', mallIds: [1], carrier: '다누리' });
  for (const category of ['DELIVERY', 'WIRELESS']) {
    const question = {
      category,
      title: `${category}는 언제 오나요?`,
      body: '어제 주문했어요.',
      orderNo: null,
      pictures: [],
    };
    const { data } = await shop.at('familyshop').post<{ questionNo: number }>('/questions', {
      ...{ token: shop.tokens.familyshop ?? '', body: { requestKey: randomUUID(), question } },
    });
    numbers[category] = data?.questionNo ?? 0;
  }
});
afterAll(() => shop.close());

const no = (category: string) => numbers[category] ?? 0;
const path = (category: string, part = '', mallId = 1) => `/malls/${mallId}/questions/${no(category)}${part}`;
const found = async (staff: StaffClient, query = '') =>
  (await staff.get<Page>(`/questions?${encodeURI(query)}`)).data?.rows.map(({ questionNo }) => questionNo);
const answering = (staff: StaffClient, answer: string, replaces: string | null = null, category = 'DELIVERY') =>
  staff.post<{ answeredAt: string }>(path(category, '/answer'), { body: { answer, replaces } });
const lastAudit = () =>
  shop.owner
    .selectFrom('staffAudit')
    .select(['staffNo', 'action', 'subject'])
    .orderBy('auditNo', 'desc')
    .executeTakeFirstOrThrow();

describe('the list of questions', () => {
  test('shows members masked, and writes a row into the access log', async () => {
    const { data, text } = await cs.get<Page>('/questions');
    expect(data?.rows.map(({ member }) => member)).toEqual(['김*은', '김*은']);
    expect(text).not.toContain('김가은');
    const rows = await shop.owner
      .selectFrom('privacyAccess')
      .select('subjects')
      .where('staffNo', '=', cs.staffNo)
      .execute();
    expect(rows).toEqual([{ subjects: [shop.memberNos.familyshop] }]);
  });

  test.each([
    ['category=is:DELIVERY', ['DELIVERY']],
    ['category=not:DELIVERY', ['WIRELESS']],
    ['state=is:WAITING&sort=-askedAt', ['WIRELESS', 'DELIVERY']],
    ['state=is:ANSWERED', []],
    ['mallId=is:2', []],
    ['asked=to:2020-01-01', []],
    ['order=is:Y', []],
    ['order=is:N', ['DELIVERY', 'WIRELESS']],
    ['owner=is:ME', []],
    ['owner=is:NOBODY', ['DELIVERY', 'WIRELESS']],
    ['repeat=is:Y', []],
    ['q=김가', ['DELIVERY', 'WIRELESS']],
    ['q=박', []],
  ])('with %s has %j', async (query, categories) => {
    expect(await found(cs, query)).toEqual(categories.map(no));
  });

  test('marks questions as late after a day', async () => {
    const asked = (askedAt: Date) =>
      shop.owner.updateTable('question').set({ askedAt }).where('questionNo', '=', no('DELIVERY')).execute();
    await asked(new Date(Date.now() - 25 * 3_600_000));
    expect(await found(cs, 'late=is:Y')).toEqual([no('DELIVERY')]);
    await asked(new Date(Date.now() - 60_000));
    expect(await found(cs, 'late=is:Y')).toEqual([]);
  });

  test('shows dealers only phones, and nobody another mall’s; without the permission there is no list', async () => {
    expect(await found(dealer)).toEqual([no('WIRELESS')]);
    expect((await dealer.get(path('DELIVERY'))).code).toBe('4040');
    const history = (category: string) => dealer.get(`/history?mallId=1&subject=question ${no(category)}`);
    expect((await history('WIRELESS')).code).toBe('0000');
    expect((await history('DELIVERY')).code).toBe('4040');
    expect((await answering(dealer, '답변이에요.')).code).toBe('4040');
    expect(await found(partner)).toEqual([]);
    for (const mallId of [1, 2]) expect((await partner.get(path('DELIVERY', '', mallId))).code).toBe('4040');
    const welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
    expect((await welfare.get('/questions')).code).toBe('4040');
    expect((await welfare.get(path('DELIVERY'))).code).toBe('4040');
  });
});

describe('a question', () => {
  test('shows the member’s orders only to staff who may see orders', async () => {
    expect((await cs.get<Detail>(path('WIRELESS'))).data?.orders).toEqual({
      count: 0,
      total: 0,
      claims: 0,
      latest: [],
    });
    expect((await dealer.get<Detail>(path('WIRELESS'))).data?.orders).toBeNull();
  });

  test('may be read but not answered by readers', async () => {
    expect((await security.get<Detail>(path('DELIVERY'))).data?.mayAnswer).toBe(false);
    expect((await answering(security, '답변이에요.')).code).toBe('4040');
    expect((await security.post(path('DELIVERY', '/assignee'), { body: { staffNo: null } })).code).toBe('4040');
  });

  test('can be assigned only to somebody who may answer', async () => {
    const assign = (staffNo: number | null) => cs.post(path('DELIVERY', '/assignee'), { body: { staffNo } });
    const { data } = await cs.get<{ staffNo: number }[]>('/questions/assignees');
    expect(data?.map(({ staffNo }) => staffNo)).toContain(cs.staffNo);
    expect(data?.map(({ staffNo }) => staffNo)).not.toContain(security.staffNo);
    expect((await assign(security.staffNo)).code).toBe('4040');
    expect((await assign(cs.staffNo)).status).toBe(200);
    expect(await lastAudit()).toMatchObject({ action: 'question.assign', subject: `question ${no('DELIVERY')}` });
    expect(await found(cs, 'owner=is:ME')).toEqual([no('DELIVERY')]);
    expect((await assign(null)).status).toBe(200);
    expect(await found(cs, 'owner=is:ME')).toEqual([]);
  });

  test('is answered with its fields filled in; the office reads the name masked', async () => {
    expect((await answering(cs, '{주문번호} 주문이에요.')).code).toBe('4220');
    expect((await answering(cs, '{회원이름}님, 내일 도착해요.')).status).toBe(200);
    expect(await lastAudit()).toEqual({
      staffNo: cs.staffNo,
      action: 'question.answer',
      subject: `question ${no('DELIVERY')}`,
    });
    const own = await shop
      .at('familyshop')
      .get<{ answer: string }>(`/questions/${no('DELIVERY')}`, { token: shop.tokens.familyshop ?? '' });
    expect(own.data?.answer).toBe('김가은님, 내일 도착해요.');
    const seen = (await cs.get<Detail>(path('DELIVERY'))).data;
    expect(seen).toMatchObject({ answer: '김*은님, 내일 도착해요.', answeredBy: expect.stringMatching(/^운영자/) });
  });

  test('is answered again only by somebody who has seen the answer that is replaced', async () => {
    expect((await answering(cs, '다시 답변해요.')).code).toBe('4090');
    const { data } = await cs.get<Detail>(path('DELIVERY'));
    expect((await answering(cs, '다시 답변해요.', data?.answeredAt ?? '')).status).toBe(200);
    expect((await answering(cs, '또 답변해요.', data?.answeredAt ?? '')).code).toBe('4090');
    expect((await cs.get<Detail>(path('DELIVERY'))).data?.answer).toBe('다시 답변해요.');
  });
});

describe('the category of a question', () => {
  const categorise = (staff: StaffClient, question: string, category: string) =>
    staff.post(path(question, '/category'), { body: { category } });

  test('can be corrected while it waits; an answered question stays as it is', async () => {
    expect((await categorise(security, 'WIRELESS', 'PRODUCT')).code).toBe('4040');
    expect((await categorise(partner, 'WIRELESS', 'PRODUCT')).code).toBe('4040');
    expect((await categorise(cs, 'WIRELESS', 'WHATEVER')).code).toBe('4000');
    expect((await categorise(cs, 'DELIVERY', 'PRODUCT')).code).toBe('4090');
    expect((await categorise(cs, 'WIRELESS', 'PRODUCT')).status).toBe(200);
    expect(await lastAudit()).toMatchObject({ action: 'question.categorise', subject: `question ${no('WIRELESS')}` });
    expect(await found(cs, 'category=is:PRODUCT')).toEqual([no('WIRELESS')]);
  });

  test('decides whether a dealer sees it', async () => {
    expect(await found(dealer)).toEqual([]);
    expect((await categorise(dealer, 'WIRELESS', 'WIRELESS')).code).toBe('4040');
    expect((await categorise(cs, 'WIRELESS', 'WIRELESS')).status).toBe(200);
    expect(await found(dealer)).toEqual([no('WIRELESS')]);
  });
});

describe('templates of answers', () => {
  const add = (staff: StaffClient, mallId: number | null) =>
    staff.post<{ templateNo: number }>('/answer-templates', {
      body: { mallId, name: '반품비', category: 'CLAIM', body: '{회원이름}님, 3,000원이에요.' },
    });
  const list = async (staff: StaffClient) =>
    (await staff.get<{ templateNo: number; mallId: number | null }[]>('/answer-templates')).data?.map(
      ({ mallId }) => mallId,
    );

  test('of all malls are added by staff who answer in all, those of a mall by its own staff', async () => {
    expect((await add(cs, null)).status).toBe(200);
    expect((await add(partner, null)).code).toBe('4040');
    expect((await add(partner, 1)).code).toBe('4040');
    expect((await add(partner, 2)).status).toBe(200);
    expect(await list(partner)).toEqual([null, 2]);
    expect(await list(dealer)).toEqual([null]);
  });

  test('are protected against stale changes: 4090', async () => {
    const templateNo = (await add(cs, 1)).data?.templateNo ?? 0;
    const body = { name: '반품 배송비', category: '', body: '내용', version: 0 };
    const change = (staff: StaffClient) => staff.put(`/answer-templates/${templateNo}`, { body });
    expect((await change(partner)).code).toBe('4040');
    expect((await change(cs)).data).toEqual({ version: 1 });
    expect((await change(cs)).code).toBe('4090');
    expect((await partner.delete(`/answer-templates/${templateNo}`)).code).toBe('4040');
    expect((await cs.delete(`/answer-templates/${templateNo}`)).status).toBe(200);
    expect((await cs.delete(`/answer-templates/${templateNo}`)).code).toBe('4040');
  });
});
