import { randomUUID } from 'node:crypto';
import type { Caller, Contact, FollowUp } from '@mall/contracts/office/contacts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBuyer, item } from '../../../testing/buyer.ts';
import { goods } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { insertMember } from '../../../testing/test-app.ts';

type Found = { understood: string; callers: Caller[]; isMore: boolean };

let shop: Shop;
let cs: StaffClient;
let partner: StaffClient;
let bora: number;
let hanul: number;
beforeAll(async () => {
  shop = await openShop({ products: [goods('GD0001', { name: '가람 텀블러', salePrice: 60_000 })] });
  cs = await addStaff(shop, { role: 'CS' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  const person = { name: '남궁보라', phone: '01012345678', email: 'bora@example.kr', birthDate: '1990-05-17' };
  bora = await insertMember(shop.owner, { mallId: 1, loginId: 'boraboy', ...person });
  hanul = await insertMember(shop.owner, { mallId: 2, loginId: 'boraboy', ...person });
});
afterAll(() => shop.close());

const find = async (staff: StaffClient, typed: string) =>
  (await staff.post<Found>('/desk/callers', { body: { typed } })).data;
const open = async (staff = cs, memberNo = bora, mallId = 1) => {
  const reply = await staff.post<{ contactNo: number }>(`/malls/${mallId}/members/${memberNo}/contacts`, {
    body: { channel: 'PHONE' },
  });
  return reply.data?.contactNo ?? 0;
};
const show = async (contactNo: number, staff = cs) => (await staff.get<Contact>(`/malls/1/contacts/${contactNo}`)).data;

describe('the caller', () => {
  test('is found by phone, name with the last four digits, address, id, order and parcel, masked', async () => {
    const orderNo = await createBuyer(shop).buy([item('GD0001')], 60_000);
    await shop.owner
      .insertInto('shipment')
      .values({
        mallId: 1,
        orderNo,
        shipmentNo: 1,
        carrier: '한진택배',
        invoiceNo: '123456789012',
        shippedAt: new Date(),
      })
      .execute();
    const numbers = async (typed: string) => {
      const found = await find(cs, typed);
      return [found?.understood, found?.callers.map(({ memberNo }) => memberNo).toSorted()];
    };
    const both = [bora, hanul].toSorted();
    expect(await numbers('010-1234-5678')).toEqual(['phone', both]);
    expect(await numbers('남궁보라 5678')).toEqual(['name', both]);
    expect(await numbers('bora@example.kr')).toEqual(['email', both]);
    expect(await numbers('boraboy')).toEqual(['id', both]);
    expect(await numbers(orderNo)).toEqual(['number', [shop.memberNos.familyshop]]);
    expect(await numbers('123456789012')).toEqual(['invoice', [shop.memberNos.familyshop]]);
    expect((await find(cs, 'boraboy'))?.callers[0]).toMatchObject({ name: '남**라', phone: '010-****-5678' });
  });

  test('is one of at most five results, only from one’s own malls', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await insertMember(shop.owner, { mallId: 1, loginId: `many${n}` });
    const many = await find(cs, 'many');
    expect([many?.callers.length, many?.isMore]).toEqual([5, true]);
    expect((await find(partner, 'boraboy'))?.callers.map(({ memberNo }) => memberNo)).toEqual([hanul]);
    expect((await find(partner, 'many'))?.callers).toEqual([]);
    const welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
    expect((await welfare.post('/desk/callers', { body: { typed: 'boraboy' } })).code).toBe('4040');
  });
});

describe('a contact', () => {
  test('begins with a member, whom its number unmasks, and ends with its subject', async () => {
    const contactNo = await open();
    const unmask = () =>
      cs.post<{ phone?: string }>(`/malls/1/members/${bora}/unmask`, {
        body: { fields: ['phone'], reason: 'CONTACT', words: '', contactNo },
      });
    expect((await unmask()).data?.phone).toBe('01012345678');
    const row = await shop.owner
      .selectFrom('privacyAccess')
      .select('contactNo')
      .orderBy('accessNo', 'desc')
      .executeTakeFirst();
    expect(row?.contactNo).toBe(contactNo);
    const end = { topic: 'DELIVERY', result: 'ANSWERED', memo: '배송일을 알려 드렸어요' };
    expect((await cs.post(`/malls/1/contacts/${contactNo}/end`, { body: end })).status).toBe(200);
    expect(await show(contactNo)).toMatchObject({ topic: 'DELIVERY', result: 'ANSWERED', memos: [{ body: end.memo }] });
    expect((await cs.post(`/malls/1/contacts/${contactNo}/end`, { body: end })).code).toBe('4094');
    expect((await unmask()).code).toBe('4000');
  });

  test('of somebody else unmasks nobody', async () => {
    const contactNo = await open();
    const other = await addStaff(shop, { role: 'CS' });
    const body = { fields: ['phone'], reason: 'CONTACT', words: '', contactNo };
    expect((await other.post(`/malls/1/members/${bora}/unmask`, { body })).code).toBe('4000');
  });

  test('only says whether an answer is right, and stores the right ones', async () => {
    const contactNo = await open();
    const verify = async (proof: string, answer: string) => {
      const reply = await cs.post<{ isRight: boolean }>(`/malls/1/contacts/${contactNo}/verify`, {
        body: { proof, answer },
      });
      return reply.data;
    };
    expect(await verify('birthday', '0518')).toEqual({ isRight: false });
    expect(await verify('birthday', '05월 17일')).toEqual({ isRight: true });
    expect(await verify('name', '남궁 보라')).toEqual({ isRight: true });
    expect(await verify('phoneEnd', '0000')).toEqual({ isRight: false });
    expect(await verify('lastProduct', '텀블러')).toEqual({ isRight: false });
    expect((await show(contactNo))?.verified).toEqual(['birthday', 'name']);
    const ordererNo = await open(cs, shop.memberNos.familyshop);
    const bought = await cs.post(`/malls/1/contacts/${ordererNo}/verify`, {
      body: { proof: 'lastProduct', answer: '텀블러' },
    });
    expect(bought.data).toEqual({ isRight: true });
  });

  test('does not accept search wildcards as an answer', async () => {
    const contactNo = await open(cs, shop.memberNos.familyshop);
    const verify = (answer: string) =>
      cs.post<{ isRight: boolean }>(`/malls/1/contacts/${contactNo}/verify`, {
        body: { proof: 'lastProduct', answer },
      });
    expect((await verify('%%')).data).toEqual({ isRight: false });
    expect((await verify('__')).data).toEqual({ isRight: false });
  });

  test('limits guessing: five wrong answers per staff in ten minutes, over all contacts, even with right ones between', async () => {
    const guesser = await addStaff(shop, { role: 'CS' });
    const verify = async (answer: string) => {
      const contactNo = await open(guesser);
      const body = { proof: 'birthday', answer };
      return guesser.post<{ isRight: boolean }>(`/malls/1/contacts/${contactNo}/verify`, { body });
    };
    for (const answer of ['0101', '0102', '0517', '0103', '0517', '0104', '0105'])
      expect((await verify(answer)).data).toEqual({ isRight: answer === '0517' });
    expect((await verify('0517')).code).toBe('1281');
    const colleague = await addStaff(shop, { role: 'CS' });
    const contactNo = await open(colleague);
    const right = await colleague.post(`/malls/1/contacts/${contactNo}/verify`, {
      body: { proof: 'birthday', answer: '0517' },
    });
    expect(right.data).toEqual({ isRight: true });
  });

  test('keeps a promise with an owner and a day until it is done', async () => {
    const contactNo = await open();
    const body = { body: '내일 다시 전화', dueAt: '2026-11-25T01:00:00.000Z' };
    const made = await cs.post<{ followUpNo: number }>(`/malls/1/contacts/${contactNo}/follow-ups`, { body });
    const due = async (query = `?owner=is:${cs.staffNo}`) =>
      (await cs.get<{ rows: FollowUp[] }>(`/follow-ups${query}`)).data?.rows.map(({ followUpNo }) => followUpNo);
    expect(await due()).toEqual([made.data?.followUpNo]);
    const done = () => cs.post(`/malls/1/follow-ups/${made.data?.followUpNo}/done`);
    expect((await done()).status).toBe(200);
    expect((await done()).code).toBe('4094');
    expect(await due()).toEqual([]);
    expect(await due('?isDone=is:Y')).toEqual([made.data?.followUpNo]);
    const nobody = await cs.post(`/malls/1/contacts/${contactNo}/follow-ups`, { body: { ...body, ownerNo: 999 } });
    expect(nobody.code).toBe('4000');
  });

  test('of another mall is not found', async () => {
    const contactNo = await open();
    for (const refused of [
      partner.get(`/malls/1/contacts/${contactNo}`),
      partner.get(`/malls/2/contacts/${contactNo}`),
      partner.post(`/malls/2/contacts/${contactNo}/memos`, { body: { body: 'x' } }),
      partner.post(`/malls/2/members/${bora}/contacts`, { body: { channel: 'PHONE' } }),
    ])
      expect((await refused).code).toBe('4040');
    const auditor = await addStaff(shop, { role: 'SECURITY' });
    expect((await auditor.get(`/malls/1/contacts/${contactNo}`)).status).toBe(200);
    expect((await auditor.post(`/malls/1/contacts/${contactNo}/memos`, { body: { body: 'x' } })).code).toBe('4040');
  });

  test('is begun once, with one memo and one promise, when requests are repeated after a lost reply', async () => {
    const twice = async (path: string, body: object) => {
      const headers = { 'idempotency-key': randomUUID() };
      const [one, two] = [await cs.post(path, { body, headers }), await cs.post(path, { body, headers })];
      expect([one.code, two.data]).toEqual(['0000', one.data]);
      return one.data;
    };
    const { contactNo } = (await twice(`/malls/1/members/${bora}/contacts`, { channel: 'PHONE' })) as Contact;
    await twice(`/malls/1/contacts/${contactNo}/memos`, { body: '부재중' });
    await twice(`/malls/1/contacts/${contactNo}/follow-ups`, { body: '다시 전화', dueAt: '2026-12-01T00:00:00.000Z' });
    expect(await show(contactNo)).toMatchObject({ memos: [{ body: '부재중' }], followUps: [{ body: '다시 전화' }] });
  });

  test('is never deleted, and its memos are never changed', async () => {
    const database = shop.officeDatabase;
    const shopDatabase = shop.app.dependencies.database;
    for (const work of [
      () => database.deleteFrom('contact').execute(),
      () => database.updateTable('memo').set({ body: 'x' }).execute(),
      () => shopDatabase.selectFrom('memo').select('body').execute(),
      () => shopDatabase.selectFrom('contact').select('contactNo').execute(),
    ])
      await expect(work()).rejects.toThrow('permission denied');
  });
});
