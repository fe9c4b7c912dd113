import type { OfficeFaq } from '@mall/contracts/office/faqs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

let shop: Shop;
let cs: StaffClient;
let partner: StaffClient;
let welfare: StaffClient;
beforeAll(async () => {
  shop = await openShop();
  cs = await addStaff(shop, { role: 'CS' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
});
beforeEach(async () => {
  await shop.owner.deleteFrom('faq').execute();
  for (const question of ['가', '나', '다']) await add(cs, { question });
});
afterAll(() => shop.close());

const faq = (values: object = {}) => ({
  category: '배송',
  question: '언제 와요?',
  answerHtml: '<p>내일요.</p>',
  ...values,
});
const add = (staff: StaffClient, values: object = {}, mallId = 1) =>
  staff.post<{ faqNo: number }>(`/malls/${mallId}/faqs`, { body: faq(values) });
type List = { faqs: OfficeFaq[]; mayWrite: boolean };
const listed = async (staff: StaffClient = cs) => (await staff.get<List>('/malls/1/faqs')).data?.faqs ?? [];
const noOf = async (question: string) => (await listed()).find((one) => one.question === question)?.faqNo ?? 0;
/** The questions as members of the shop read them. */
const shown = async () => {
  const { data } = await shop.at('familyshop').get<OfficeFaq[]>('/faqs', { token: shop.tokens['familyshop'] ?? '' });
  return data?.map(({ question }) => question);
};
const place = async (staff: StaffClient, question: string, before: number | null) =>
  staff.post(`/malls/1/faqs/${await noOf(question)}/place`, { body: { before } });

test('a question is moved before another one and to the end, and members see it there', async () => {
  expect((await place(cs, '다', await noOf('가'))).status).toBe(200);
  expect(await shown()).toEqual(['다', '가', '나']);
  expect((await place(cs, '다', null)).status).toBe(200);
  expect(await shown()).toEqual(['가', '나', '다']);
  expect((await place(cs, '다', 999)).code).toBe('4040');
  expect((await place(cs, '다', await noOf('다'))).code).toBe('4040');
  expect(await shown()).toEqual(['가', '나', '다']);
});

test('concurrent moves keep every question exactly once', async () => {
  const [first, last] = [await noOf('가'), await noOf('다')];
  await Promise.all([
    ...[0, 1, 2].map(() => cs.post(`/malls/1/faqs/${first}/place`, { body: { before: null } })),
    ...[0, 1, 2].map(() => cs.post(`/malls/1/faqs/${last}/place`, { body: { before: first } })),
  ]);
  expect((await shown())?.toSorted()).toEqual(['가', '나', '다']);
});

test('an answer is stored without anything executable; one that is empty then is refused at its field', async () => {
  const save = async (answerHtml: string) =>
    cs.put(`/malls/1/faqs/${await noOf('가')}`, { body: { ...faq({ question: '가', answerHtml }), version: 0 } });
  expect((await save('<script>alert(1)</script>')).fieldErrors?.[0]?.field).toBe('answerHtml');
  expect((await save('<p>네<img src=x onerror=alert(1)></p>')).data).toEqual({ version: 1 });
  expect((await listed())[0]?.answerHtml).not.toContain('onerror');
});

test('a stale save is refused with the colleague’s version', async () => {
  const faqNo = await noOf('가');
  const save = (staff: StaffClient, question: string) =>
    staff.put(`/malls/1/faqs/${faqNo}`, { body: { ...faq({ question }), version: 0 } });
  const other = await addStaff(shop, { role: 'MARKETING' });
  expect((await save(other, '먼저')).status).toBe(200);
  const stale = await save(cs, '나중');
  expect([stale.code, stale.data]).toEqual([
    '4090',
    {
      by: expect.stringMatching(/^운영자/),
      at: expect.any(String),
      saved: expect.objectContaining({ question: '먼저' }),
    },
  ]);
  expect(await shown()).toContain('먼저');
});

test('another mall’s staff find nothing; an employer’s staff read but do not write; a removed question is gone', async () => {
  const faqNo = await noOf('가');
  expect((await partner.get('/malls/1/faqs')).code).toBe('4040');
  expect((await add(partner)).code).toBe('4040');
  expect((await partner.delete(`/malls/1/faqs/${faqNo}`)).code).toBe('4040');
  expect((await partner.delete(`/malls/2/faqs/${faqNo}`)).code).toBe('4040');
  expect((await welfare.get<List>('/malls/1/faqs')).data?.mayWrite).toBe(false);
  expect((await add(welfare)).code).toBe('4040');
  expect((await welfare.delete(`/malls/1/faqs/${faqNo}`)).code).toBe('4040');
  expect((await cs.delete(`/malls/1/faqs/${faqNo}`)).status).toBe(200);
  expect((await cs.delete(`/malls/1/faqs/${faqNo}`)).code).toBe('4040');
  expect(await shown()).toEqual(['나', '다']);
  const { rows } = await sql<{ action: string }>`select action from staff_audit order by audit_no desc limit 1`.execute(
    shop.owner,
  );
  expect(rows[0]?.action).toBe('faq.remove');
});
