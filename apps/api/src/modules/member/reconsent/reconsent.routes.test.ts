import type { UserInfo } from '@mall/contracts/auth';
import type { Reconsent, Reconsents } from '@mall/contracts/reconsent';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { looking } from '../../../testing/looking.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff } from '../../../testing/staff.ts';
import { countReaders } from '../../newsletter/count-readers.ts';

const today = seoulDayOf(new Date());
const version = (termNo: number, termCode: 'service' | 'privacy' | 'marketing', appliedOn: string) => ({
  ...{ termNo, termCode, appliedOn, html: `<p>${termNo}</p>` },
});
const coming = shiftedDay(today, 7);
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul', isMarketing: true },
    ],
    terms: [
      version(1, 'service', '2025-01-01'),
      version(2, 'service', '2026-01-01'),
      version(3, 'privacy', '2025-01-01'),
      version(4, 'privacy', coming),
      version(5, 'marketing', '2025-01-01'),
      version(6, 'marketing', '2026-01-01'),
    ],
  });
  await sql`alter table term_version disable trigger term_version_stays`.execute(shop.owner);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from marketing_consent; delete from consent; update term_version set needs_consent = false`.execute(
    shop.owner,
  );
  await consented(1);
  await consented(3);
});

const wanting = (...termNos: number[]) =>
  sql`update term_version set needs_consent = true where term_no = any (${termNos}::int[])`.execute(shop.owner);
const consented = (termNo: number) =>
  shop.owner
    .insertInto('consent')
    .values({ mallId: 1, memberNo: shop.memberNos['familyshop'] ?? 0, termNo, agreedAt: new Date('2025-06-01') })
    .execute();
const token = () => shop.tokens['familyshop'];
const at = () => shop.at('familyshop');
const asked = async () => (await at().get<{ terms: Reconsent[] }>('/users/reconsents', { token: token() })).data?.terms;
const agree = (agreedTerms: number[], bearer = token()) =>
  at().post<{ terms: Reconsent[] }>('/users/reconsents', { token: bearer, body: { agreedTerms } });
const isFlagged = async (bearer = token()) =>
  (await at().get<UserInfo & { reconsentYn?: string }>('/users/info', { token: bearer })).data?.reconsentYn;
const consents = async () =>
  (await shop.owner.selectFrom('consent').select(['termNo', 'agreedAt']).orderBy('consentNo').execute()).slice(2);

const service = { termNo: 2, termCode: 'service', appliedOn: '2026-01-01', agreedOn: '2025-01-01', isDue: true };
const privacy = { termNo: 4, termCode: 'privacy', appliedOn: coming, agreedOn: '2025-01-01', isDue: false };

test('nobody is asked while no version requires consent anew', async () => {
  expect([await asked(), await isFlagged()]).toEqual([[], undefined]);
});

test('a member is asked for all versions at once, in force and announced, and never again once they have agreed', async () => {
  await wanting(2, 4);
  expect([await asked(), await isFlagged()]).toEqual([[service, privacy], 'Y']);
  const before = Date.now();
  expect((await agree([2, 4])).data).toEqual({ terms: [], marketing: null });
  expect([await asked(), await isFlagged()]).toEqual([[], undefined]);
  const stored = await consents();
  expect(stored.map(({ termNo }) => termNo)).toEqual([2, 4]);
  for (const { agreedAt } of stored) expect(agreedAt.getTime()).toBeGreaterThanOrEqual(before);
});

test('an announced version may be postponed, one in force may not: 4220 at the field', async () => {
  await wanting(2, 4);
  const refused = await agree([4]);
  expect([refused.code, refused.fieldErrors?.[0]?.field]).toEqual(['4220', 'agreedTerms']);
  expect(await consents()).toEqual([]);
  expect((await agree([2])).data).toEqual({ terms: [privacy], marketing: null });
});

test('repeated and concurrent consents are stored once', async () => {
  await wanting(2);
  const replies = await Promise.all([agree([2]), agree([2]), agree([2])]);
  expect(replies.map(({ code }) => code)).toEqual(['0000', '0000', '0000']);
  expect(await consents()).toHaveLength(1);
});

test('a version that does not require it cannot be agreed to: 4090', async () => {
  await wanting(2);
  expect((await agree([2, 4])).code).toBe('4090');
  expect((await agree([99])).code).toBe('4090');
  expect(await consents()).toEqual([]);
});

test('an anonymous visitor and the shared guest of a marketing mall cannot agree to anything', async () => {
  await wanting(2);
  expect((await at().get('/users/reconsents')).code).toBe('4010');
  expect((await at().post('/users/reconsents', { body: { agreedTerms: [2] } })).code).toBe('4010');
  const guest = { token: shop.tokens['hanul'], body: { agreedTerms: [2] } };
  expect((await shop.at('hanul').post('/users/reconsents', guest)).code).toBe('4030');
  expect((await shop.at('hanul').get('/users/reconsents', guest)).code).toBe('4030');
  expect(
    (await shop.at('hanul').get<{ reconsentYn?: string }>('/users/info', guest)).data?.reconsentYn,
  ).toBeUndefined();
});

test('staff who look as the member are neither asked nor able to agree: 4033', async () => {
  await wanting(2);
  const staff = await addStaff(shop, { role: 'CS' });
  const look = await looking(shop, staff).look({ memberNo: shop.memberNos['familyshop'] ?? 0 });
  expect(await isFlagged(look)).toBeUndefined();
  expect((await agree([2], look)).code).toBe('4033');
  expect(await consents()).toEqual([]);
});

test('members who allow advertising are asked about it separately, may refuse, and get none until they have agreed anew', async () => {
  const marketing = async () => (await at().get<Reconsents>('/users/reconsents', { token: token() })).data?.marketing;
  const answer = (isAgreed: boolean, termNo = 6) =>
    at().post<Reconsents>('/users/reconsents/marketing', { token: token(), body: { termNo, isAgreed } });
  const readers = () => countReaders(shop.app.dependencies.database, { mallId: 1 });
  await wanting(6);
  expect([await marketing(), await isFlagged()]).toEqual([null, undefined]);
  expect((await answer(true)).code).toBe('4090');
  await consented(5);
  const owed = { termNo: 6, appliedOn: '2026-01-01', agreedOn: '2025-01-01', isDue: true };
  expect([await marketing(), await isFlagged(), await readers()]).toEqual([owed, 'Y', 0]);
  expect((await agree([6])).code).toBe('4090');
  expect((await answer(true, 5)).code).toBe('4090');
  expect((await answer(true)).data).toEqual({ terms: [], marketing: null });
  expect([await isFlagged(), await readers()]).toEqual([undefined, 1]);
  await sql`update term_version set applied_on = ${coming}::date where term_no = 6`.execute(shop.owner);
  await sql`delete from marketing_consent`.execute(shop.owner);
  expect([await marketing(), await readers()]).toEqual([{ ...owed, appliedOn: coming, isDue: false }, 1]);
  expect((await answer(false)).data).toEqual({ terms: [], marketing: null });
  await sql`update term_version set applied_on = '2026-01-01' where term_no = 6`.execute(shop.owner);
  expect([await isFlagged(), await readers()]).toEqual([undefined, 0]);
  const guest = { token: shop.tokens['hanul'], body: { termNo: 6, isAgreed: true } };
  expect((await shop.at('hanul').post('/users/reconsents/marketing', guest)).code).toBe('4030');
});
