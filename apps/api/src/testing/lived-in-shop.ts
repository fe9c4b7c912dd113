import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { applying, openApplicationShop } from './applying.ts';
import { createBuyer, delivery, item } from './buyer.ts';
import { goods } from './products.ts';
import type { Shop } from './shop.ts';
import { addStaff } from './staff.ts';
import { purifier, subscribing, subscriptionTerms } from './subscribing.ts';
import { insertMember } from './test-app.ts';

/** The price of one member's goods, different from every other number in a reply. */
export const price = 61_730;
const person = { name: '김가은', phone: '01012345678', email: 'gaeun@example.kr' };
/** The members' personal values, as stored in their rows, with their classes. */
export const personalValues = [
  ...([person.name, delivery.recipient] as const).map((value) => ['name', value] as const),
  ...([person.phone, delivery.phone] as const).map((value) => ['phone', value] as const),
  ['email', person.email] as const,
  ['address', delivery.roadAddress] as const,
];

/** A mall with a member who has bought, claimed, applied, subscribed, asked and called, and one who waits for approval. */
export async function openLivedInShop() {
  const wirelessTerm = { termNo: 1, termCode: 'wireless', appliedOn: '2020-01-01', html: '' } as const;
  const shop = await openApplicationShop({
    products: [goods('GD0001', { name: '가람 텀블러', salePrice: price }), purifier],
    terms: [wirelessTerm, ...subscriptionTerms],
  });
  const memberNo = shop.memberNos['familyshop'] ?? 0;
  await shop.owner.updateTable('member').set(person).where('memberNo', '=', memberNo).execute();
  const buyer = createBuyer(shop);
  const orderNo = await buyer.buy([item('GD0001', 2)], 2 * price, { agreedTerms: [12, 13] });
  await buyer.claim(orderNo, price);
  const application = await applying(shop).apply();
  const subscription = await subscribing(shop, shop.token()).apply();
  const question = await buyer.post<{ questionNo: number }>('/questions', {
    requestKey: randomUUID(),
    question: { category: 'DELIVERY', title: '언제 오나요', body: '기다려요', orderNo, pictures: [] },
  });
  const { reviewNo } = await shop.owner
    .insertInto('customerReview')
    .values({
      ...{ mallId: 1, orderNo, lineNo: 1, memberNo, productNo: 'GD0001', optionNo: 1, optionText: '' },
      ...{ writer: '김*은', stars: 5, body: '매일 들고 다니는데 새지 않아요.', writtenAt: new Date() },
    })
    .returning('reviewNo')
    .executeTakeFirstOrThrow();
  const waiting = {
    mallId: 1,
    loginId: 'waiting',
    approval: 'R',
    name: delivery.recipient,
    phone: delivery.phone,
  } as const;
  const applicantNo = await insertMember(shop.owner, waiting);
  const uploadNo = await insertSheet(shop, memberNo);
  const cs = await addStaff(shop, { role: 'CS' });
  const talk = await cs.post<{ contactNo: number }>(`/malls/1/members/${memberNo}/contacts`, {
    body: { channel: 'PHONE' },
  });
  const right = await cs.post<{ requestNo: number }>('/malls/1/privacy-requests', {
    body: { memberNo, kind: 'COPY', detail: '' },
  });
  // New terms make everybody agree again.
  const anew = {
    termNo: 99,
    termCode: 'privacy',
    appliedOn: new Date('2026-02-01'),
    html: '',
    needsConsent: true,
  } as const;
  await shop.owner.insertInto('termVersion').values(anew).execute();
  return {
    ...shop,
    ...{ memberNo, applicantNo, orderNo, uploadNo, reviewNo },
    applicationNo: application.data?.applicationNo ?? '',
    subscriptionNo: subscription.data?.subsNo ?? '',
    questionNo: question.data?.questionNo ?? 0,
    contactNo: talk.data?.contactNo ?? 0,
    requestNo: right.data?.requestNo ?? 0,
  };
}

async function insertSheet({ owner }: Pick<Shop, 'owner'>, memberNo: number): Promise<number> {
  const now = new Date();
  const { uploadNo } = await owner
    .insertInto('upload')
    .values({
      ...{
        mallId: 1,
        memberNo,
        fileName: '주문.xlsx',
        contentHash: Buffer.alloc(1),
        state: 'CHECKED',
        columns: sql<never>`'[]'::jsonb`,
      },
      ...{ rowCount: 1, workedAt: now, uploadedAt: now },
    })
    .returning('uploadNo')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('accountContract')
    .values({ mallId: 1, memberNo, creditLimit: 1, paymentDays: 1, state: 'APPROVED', approvedAt: now, changedAt: now })
    .execute();
  return uploadNo;
}
