import type { MemberCard, MemberRow, TimelineEntry } from '@mall/contracts/office/members';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBuyer, item } from '../../../testing/buyer.ts';
import { goods } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { insertMember, signInAs } from '../../../testing/test-app.ts';

type Page = { rows: MemberRow[]; next?: string; count: { value: number } };

let shop: Shop;
let cs: StaffClient;
let all: StaffClient;
let bora: number;
let hanul: number;
beforeAll(async () => {
  shop = await openShop({ products: [goods('GD0001', { salePrice: 60_000 })] });
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
  all = await addStaff(shop, { role: 'CS' });
  const person = { name: '남궁보라', phone: '01012345678', email: 'Bora@example.kr' };
  bora = await insertMember(shop.owner, { mallId: 1, loginId: 'boraboy', ...person, birthDate: '1990-05-17' });
  hanul = await insertMember(shop.owner, { mallId: 2, loginId: 'boraboy', ...person });
});
afterAll(() => shop.close());

const list = async (staff: StaffClient, query = '') => (await staff.get<Page>(`/members${query}`)).data;
const namesOf = async (query: string, staff = all) =>
  (await list(staff, query))?.rows.map(({ mallId, memberNo }) => `${mallId}/${memberNo}`).toSorted();
const at = (memberNo: number, mallId = 1) => `/malls/${mallId}/members/${memberNo}`;
const audited = async () =>
  (await shop.owner.selectFrom('staffAudit').select(['action', 'subject', 'staffNo']).orderBy('auditNo').execute()).at(
    -1,
  );
const accessed = async () =>
  (await shop.owner.selectFrom('privacyAccess').selectAll().orderBy('accessNo').execute()).at(-1);

describe('the list of members', () => {
  test('shows those of one’s own malls, masked, and logs the access', async () => {
    const page = await list(cs);
    expect(page?.rows.every(({ mallId }) => mallId === 1)).toBe(true);
    expect(page?.rows.find(({ memberNo }) => memberNo === bora)).toMatchObject({
      ...{ name: '남**라', loginId: 'bo****y', phone: '010-****-5678', mallName: 'familyshop몰' },
      ...{ state: 'ACTIVE', approval: 'Y', isVerified: true, orders: 0, orderAmount: 0, wantsMail: false },
    });
    expect(await accessed()).toMatchObject({ staffNo: cs.staffNo, task: 'LIST', fields: ['id', 'name', 'phone'] });
  });

  test.each(['01012345678', '010-1234-5678', '남궁보라 5678', '남궁', 'bora@example.kr', 'boraboy', 'BORAB'])(
    'finds a member by %s',
    async (typed) => {
      const both = [`1/${bora}`, `2/${hanul}`].toSorted();
      expect(await namesOf(`?q=${encodeURIComponent(typed)}`)).toEqual(both);
      expect(await namesOf(`?q=${encodeURIComponent(typed)}`, cs)).toEqual([`1/${bora}`]);
    },
  );

  test.each(['01099999999', '남궁보라 9999', '보라', 'x@example.kr', 'oraboy'])('finds nobody by %s', async (typed) => {
    expect(await namesOf(`?q=${encodeURIComponent(typed)}`)).toEqual([]);
  });

  test('finds members by mall, state, verification, advertising, and whether they ever ordered; those who left only on request', async () => {
    const left = await insertMember(shop.owner, { mallId: 1, loginId: 'left', state: 'WITHDRAWN' });
    const asleep = await insertMember(shop.owner, {
      mallId: 1,
      loginId: 'asleep',
      state: 'DORMANT',
      emailVerifiedAt: null,
    });
    expect(await namesOf('?mallId=is:2')).toContain(`2/${hanul}`);
    expect(await namesOf('?mallId=is:2')).not.toContain(`1/${bora}`);
    expect(await namesOf('?state=is:DORMANT')).toEqual([`1/${asleep}`]);
    expect(await namesOf('?isVerified=is:N')).toEqual([`1/${asleep}`]);
    expect(await namesOf('?state=is:WITHDRAWN')).toEqual([`1/${left}`]);
    expect(await namesOf('')).not.toContain(`1/${left}`);
    await shop.owner
      .insertInto('marketingConsent')
      .values({ mallId: 1, memberNo: bora, channel: 'EMAIL', isAgreed: true, source: 'MY_SHOP', changedAt: new Date() })
      .execute();
    expect(await namesOf('?wantsMail=is:Y')).toEqual([`1/${bora}`]);
    await createBuyer(shop).buy([item('GD0001')], 60_000);
    expect(await namesOf('?neverOrdered=is:N')).toEqual([`1/${shop.memberNos.familyshop}`]);
    expect(await namesOf('?joinedAt=to:2020-01-01')).toEqual([]);
  });

  test('continues page by page without leaving anybody out', async () => {
    const found: number[] = [];
    let cursor = '';
    do {
      const page = await list(all, `?size=2${cursor && `&cursor=${cursor}`}`);
      found.push(...(page?.rows.map(({ memberNo }) => memberNo) ?? []));
      cursor = page?.next ?? '';
    } while (cursor !== '');
    const everybody = (await list(all, '?size=100'))?.rows.map(({ memberNo }) => memberNo);
    expect(found).toEqual(everybody);
  });
});

describe('one member', () => {
  test('is shown masked, with what is open and the possible actions', async () => {
    const { data } = await cs.get<MemberCard>(at(bora));
    expect(data).toMatchObject({ name: '남**라', email: 'Bo*a@example.kr', birth: '1990-**-**', isCertified: true });
    expect(data?.moves).toEqual(['temporaryPassword', 'block', 'withdraw']);
    expect(data?.canUnmask).toBe(true);
    const partner = await addStaff(shop, { role: 'PARTNER', mallIds: [1] });
    expect((await partner.get<MemberCard>(at(bora))).data).toMatchObject({ moves: [], canUnmask: false });
  });

  test('of another mall, without the permission, or under another mall’s number is not found', async () => {
    const welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
    for (const refused of [
      cs.get(at(hanul, 2)),
      cs.get(at(hanul, 1)),
      welfare.get(at(bora)),
      cs.get(`${at(hanul, 2)}/timeline`),
    ])
      expect((await refused).code).toBe('4040');
  });

  test('has one timeline of everything the caller may read', async () => {
    const orderer = shop.memberNos.familyshop ?? 0;
    const { data } = await cs.get<{ entries: TimelineEntry[]; counts: { kind: string; count: number }[] }>(
      `${at(orderer)}/timeline`,
    );
    expect(data?.entries.filter(({ kind }) => kind === 'order')).toMatchObject([{ state: 'PAID', amount: 60_000 }]);
    expect(data?.counts).toContainEqual({ kind: 'order', count: 1 });
    const { data: claims } = await cs.get<{ entries: TimelineEntry[] }>(`${at(orderer)}/timeline?kind=claim`);
    expect(claims?.entries).toEqual([]);
  });

  test('lists the member’s mails, by kind and whether they were sent, for staff who may read mails', async () => {
    const values = { mallId: 1, memberNo: bora, kind: 'ORDER_PAID', facts: {}, queuedAt: new Date() };
    await shop.owner
      .insertInto('mail')
      .values([
        { ...values, sentAt: new Date() },
        { ...values, memberNo: shop.memberNos.familyshop ?? 0 },
      ])
      .execute();
    const mails = async (staff: StaffClient) =>
      (await staff.get<{ entries: TimelineEntry[] }>(`${at(bora)}/timeline?kind=mail`)).data?.entries;
    expect(await mails(cs)).toMatchObject([{ kind: 'mail', title: 'ORDER_PAID', state: 'SENT' }]);
    expect(await mails(await addStaff(shop, { role: 'PARTNER', mallIds: [1] }))).toEqual([]);
  });
});

describe('unmasking', () => {
  const unmask = (staff: StaffClient, memberNo: number, body: object, mallId = 1) =>
    staff.post<Record<string, string>>(`${at(memberNo, mallId)}/unmask`, {
      body: { reason: 'DELIVERY', words: '', ...body },
    });

  test('shows only the requested fields, with the reason in the access log', async () => {
    const { data } = await unmask(cs, bora, { fields: ['phone'], words: '송장 확인' });
    expect(data).toEqual({ phone: '01012345678', until: expect.any(String) });
    expect(await accessed()).toMatchObject({
      ...{ task: 'UNMASK', subjects: [bora], fields: ['phone'], reason: 'DELIVERY: 송장 확인', ofMallId: 1 },
    });
  });

  test('needs a text for a free reason, at least one field, and for a contact one’s own open one', async () => {
    expect((await unmask(cs, bora, { fields: ['phone'], reason: 'OTHER' })).code).toBe('4000');
    expect((await unmask(cs, bora, { fields: [] })).code).toBe('4000');
    expect((await unmask(cs, bora, { fields: ['phone'], reason: 'CONTACT' })).code).toBe('4000');
    expect((await unmask(cs, bora, { fields: ['phone'], reason: 'CONTACT', contactNo: 999 })).code).toBe('4000');
  });

  test('of a second person within five minutes needs the second factor again', async () => {
    const staff = await addStaff(shop, { role: 'CS' });
    const proved = (minutesAgo: number) =>
      shop.owner
        .updateTable('staffSession')
        .set({ provedAt: new Date(Date.now() - minutesAgo * 60_000) })
        .where('staffNo', '=', staff.staffNo)
        .execute();
    await proved(60);
    expect((await unmask(staff, bora, { fields: ['name'] })).status).toBe(200);
    expect((await unmask(staff, bora, { fields: ['phone'] })).status).toBe(200);
    expect((await unmask(staff, hanul, { fields: ['name'] }, 2)).code).toBe('4032');
    await proved(0);
    expect((await unmask(staff, hanul, { fields: ['name'] }, 2)).status).toBe(200);
  });

  test('is not available to staff who may read only masked data, nor in another mall', async () => {
    const auditor = await addStaff(shop, { role: 'SECURITY' });
    expect((await unmask(auditor, bora, { fields: ['name'] })).code).toBe('4040');
    expect((await unmask(cs, hanul, { fields: ['name'] }, 2)).code).toBe('4040');
  });
});

describe('actions on a member', () => {
  test('ends every session, blocks and unblocks, each with one row in the audit', async () => {
    const { accessToken } = await signInAs(shop, 'familyshop', 1, 'boraboy');
    const info = () => shop.at('familyshop').get('/users/info', { token: accessToken });
    expect((await info()).status).toBe(200);
    expect((await cs.post(`${at(bora)}/end-sessions`)).status).toBe(200);
    expect((await info()).status).toBe(401);
    expect(await audited()).toEqual({ action: 'member.endSessions', subject: `member ${bora}`, staffNo: cs.staffNo });
    expect((await cs.post(`${at(bora)}/block`, { body: { reason: 'ABUSE' } })).status).toBe(200);
    expect((await cs.post(`${at(bora)}/block`, { body: { reason: 'ABUSE' } })).code).toBe('4090');
    expect((await cs.get<MemberCard>(at(bora))).data?.moves).toContain('unblock');
    expect((await cs.post(`${at(bora)}/unblock`)).status).toBe(200);
  });

  test('mails the link to a temporary password, which no reply has; none without a verified address', async () => {
    const sent = await cs.post(`${at(bora)}/temporary-password`);
    expect([sent.status, sent.data]).toEqual([200, null]);
    const mail = await shop.owner.selectFrom('mail').select('kind').orderBy('mailNo', 'desc').executeTakeFirst();
    expect(mail).toEqual({ kind: 'ACCOUNT_LINK' });
    const unverified = await insertMember(shop.owner, { mallId: 1, loginId: 'noaddress', emailVerifiedAt: null });
    expect((await cs.post(`${at(unverified)}/temporary-password`)).code).toBe('4094');
  });

  test('end dormancy, only of dormant members', async () => {
    const asleep = await insertMember(shop.owner, { mallId: 1, loginId: 'asleep2', state: 'DORMANT' });
    expect((await cs.post(`${at(asleep)}/wake`)).status).toBe(200);
    expect((await cs.post(`${at(asleep)}/wake`)).code).toBe('4094');
  });

  test('withdraws as the shop does; members who left are not found, and contacts contain nothing of them', async () => {
    const leaver = await insertMember(shop.owner, { mallId: 1, loginId: 'leaver', name: '떠나리' });
    const opened = await cs.post<{ contactNo: number }>(`${at(leaver)}/contacts`, { body: { channel: 'PHONE' } });
    const contactNo = opened.data?.contactNo ?? 0;
    await cs.post(`/malls/1/contacts/${contactNo}/memos`, { body: { body: '떠나리 님이 전화했어요' } });
    await cs.post(`/malls/1/contacts/${contactNo}/follow-ups`, {
      body: { body: '떠나리 님', dueAt: '2026-12-01T00:00:00Z' },
    });
    expect((await cs.post(`${at(leaver)}/withdraw`, { body: { reason: 'OTHER' } })).status).toBe(200);
    expect((await cs.get(at(leaver))).code).toBe('4040');
    for (const table of ['memo', 'followUp'] as const)
      expect(await shop.owner.selectFrom(table).selectAll().where('memberNo', '=', leaver).execute()).toEqual([]);
    const kept = await shop.owner.selectFrom('contact').selectAll().where('memberNo', '=', leaver).execute();
    expect(JSON.stringify(kept)).not.toContain('떠나리');
    expect(kept).toHaveLength(1);
  });

  test('are closed to readers, and in another mall', async () => {
    const auditor = await addStaff(shop, { role: 'SECURITY' });
    expect((await auditor.post(`${at(bora)}/end-sessions`)).code).toBe('4040');
    expect((await cs.post(`${at(hanul, 2)}/end-sessions`)).code).toBe('4040');
    expect((await cs.post(`${at(hanul, 1)}/end-sessions`)).code).toBe('4040');
  });
});
