import { type ApplicationState, applicationStates } from '@mall/contracts/application-codes';
import type { ClaimDecision } from '@mall/contracts/order-codes';
import { type SubscriptionState, subscriptionStates } from '@mall/contracts/subscription-application-codes';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { mayMoveApplication } from '@mall/domain/application-states';
import { mayMoveSubscription } from '@mall/domain/subscription-states';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockApplication, moveApplication } from './modules/application/move-application.ts';
import { decideClaim } from './modules/order/claim/decide-claim.ts';
import { expireUnpaidOrders } from './modules/order/move/expire-unpaid-orders.ts';
import { remindUnpaidOrders } from './modules/order/move/remind-unpaid-orders.ts';
import { answerQuestion } from './modules/question/answer-question.ts';
import { lockSubscription, moveSubscription } from './modules/subscription-application/move-subscription.ts';
import { applying, openApplicationShop } from './testing/applying.ts';
import { type Buyer, createBuyer, item } from './testing/buyer.ts';
import { bringTo } from './testing/deliver-order.ts';
import { catchMails } from './testing/mails.ts';
import { goods } from './testing/products.ts';
import { purifier, subscribing, subscriptionTerms } from './testing/subscribing.ts';

const familyshop = { mallId: 1 };
const outbox = catchMails();
let shop: Awaited<ReturnType<typeof openApplicationShop>>;
let buyer: Buyer;
beforeAll(async () => {
  const cup = goods('GD0001', { name: '가람 텀블러', salePrice: 60_000 });
  const wirelessTerm = { termNo: 1, termCode: 'wireless', appliedOn: '2020-01-01', html: '' } as const;
  shop = await openApplicationShop({
    ...{ products: [cup, purifier], terms: [wirelessTerm, ...subscriptionTerms], mailSender: outbox.mailSender },
  });
  await shop.owner.updateTable('member').set({ email: 'gaeun@example.kr' }).execute();
  buyer = createBuyer(shop, { token: shop.token() });
});
beforeEach(() => shop.owner.updateTable('optionStock').set({ quantity: 100 }).execute());
afterAll(() => shop.close());

const at = () => shop.app.dependencies.clock();
const order = () => buyer.order([item('GD0001', 2)], 120_000, { agreedTerms: [12, 13] });
const buy = () => buyer.buy([item('GD0001', 2)], 120_000, { agreedTerms: [12, 13] });
const decide = (orderNo: string, decision: ClaimDecision) =>
  decideClaim(shop.app.dependencies, familyshop, { orderNo, claimNo: 1, decision, reason: '확인했어요' });
const bring = (to: 'PREPARING' | 'SHIPPED' | 'DELIVERED') => (orderNo: string) =>
  bringTo(shop.app.dependencies, familyshop, { orderNo, to });

/** A delivered order with a claim that is not decided yet. */
async function claimed(type: 'RETURN' | 'EXCHANGE'): Promise<string> {
  const orderNo = await buy();
  for (const to of ['PREPARING', 'SHIPPED', 'DELIVERED'] as const) await bring(to)(orderNo);
  const quote = await buyer.quote(orderNo, { type, fault: 'SELLER' });
  const reply = await buyer.claim(orderNo, quote.data?.refund ?? 0, { type, fault: 'SELLER' });
  if (reply.code !== '0000') throw new Error(reply.text);
  return orderNo;
}
async function picked(type: 'RETURN' | 'EXCHANGE'): Promise<string> {
  const orderNo = await claimed(type);
  await decide(orderNo, 'approve');
  await decide(orderNo, 'pick-up');
  return orderNo;
}
const prepared = async () => {
  const orderNo = await buy();
  await bring('PREPARING')(orderNo);
  return orderNo;
};
const nothing = async () => '';
const expire = () =>
  expireUnpaidOrders(shop.app.dependencies.database, familyshop, new Date(at().getTime() + 31 * 60_000));

const remind = () =>
  remindUnpaidOrders(shop.app.dependencies.database, familyshop, new Date(at().getTime() + 10 * 60_000));

type Event = {
  readonly before: () => Promise<string>;
  readonly happens: (no: string) => Promise<unknown>;
  readonly mails: 0 | 1;
};
const events: Readonly<Record<string, Event>> = {
  'an order that is not paid after ten minutes': {
    before: nothing,
    happens: async () => {
      await order();
      await remind();
      await remind();
    },
    mails: 1,
  },
  'an order and its payment': {
    before: nothing,
    happens: async () => {
      await buy();
      await remind();
    },
    mails: 1,
  },
  'the end of an unpaid order': {
    before: async () => {
      await expire();
      return order();
    },
    happens: expire,
    mails: 1,
  },
  'preparing, which is our own step': { before: buy, happens: bring('PREPARING'), mails: 0 },
  shipping: { before: prepared, happens: bring('SHIPPED'), mails: 1 },
  'cancelling all': {
    before: buy,
    happens: (orderNo) => buyer.claim(orderNo, 120_000, { lines: [{ lineNo: 1, quantity: 2 }] }),
    mails: 1,
  },
  'cancelling a part': { before: buy, happens: (orderNo) => buyer.claim(orderNo, 60_000), mails: 1 },
  'a return that is accepted': {
    before: () => claimed('RETURN'),
    happens: (orderNo) => decide(orderNo, 'approve'),
    mails: 1,
  },
  'a return that is refused': {
    before: () => claimed('RETURN'),
    happens: (orderNo) => decide(orderNo, 'reject'),
    mails: 1,
  },
  'a return that is paid back': {
    before: () => picked('RETURN'),
    happens: (orderNo) => decide(orderNo, 'complete'),
    mails: 1,
  },
  'an exchange that is done': {
    before: () => picked('EXCHANGE'),
    happens: (orderNo) => decide(orderNo, 'complete'),
    mails: 1,
  },
  'a claim that its member withdraws': {
    before: () => claimed('RETURN'),
    happens: (orderNo) => buyer.withdraw(orderNo, 1),
    mails: 0,
  },
  'an application for a phone': { before: nothing, happens: () => applying(shop).apply(), mails: 1 },
  'an application for a subscription': {
    before: nothing,
    happens: () => subscribing(shop, shop.token()).apply(),
    mails: 1,
  },
  'an answer': {
    before: async () => {
      const orderNo = await buy();
      const question = { category: 'DELIVERY', title: '언제 오나요', body: '기다려요', orderNo, pictures: [] };
      const body = { requestKey: crypto.randomUUID(), question };
      const reply = await buyer.post<{ questionNo: number }>('/questions', body);
      return String(reply.data?.questionNo);
    },
    happens: (questionNo) =>
      inMall(shop.app.dependencies.database, familyshop, (transaction) =>
        answerQuestion(transaction, { questionNo: Number(questionNo), answer: '내일 가요.', at: at() }),
      ),
    mails: 1,
  },
};

describe('one mail for each event', () => {
  test.each(Object.entries(events))('%s', async (_name, { before, happens, mails }) => {
    const no = await before();
    await shop.owner.deleteFrom('mail').execute();
    await happens(no);
    const sent = await outbox.deliver(shop);
    expect(sent.map(({ subject }) => subject)).toHaveLength(mails);
  });
});

class Undone extends Error {}

/** How many mails a move queues; the move is rolled back. */
async function mailsOf(move: (transaction: MallTransaction) => Promise<unknown>): Promise<number> {
  let count = -1;
  const undone = inMall(shop.app.dependencies.database, familyshop, async (transaction) => {
    const mails = transaction.selectFrom('mail').select('mailNo').where('mallId', '=', familyshop.mallId);
    const before = (await mails.execute()).length;
    await move(transaction);
    count = (await mails.execute()).length - before;
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
  return count;
}

/** How many mails entering a state sends; none for what members did themselves or our own intermediate steps. */
const applicationMails: Readonly<Record<ApplicationState, 0 | 1>> = {
  ...{ RECEIVED: 0, CERTIFIED: 1, APPROVED: 1, ON_HOLD: 1, REJECTED: 1, ACTIVATION_REQUESTED: 0 },
  ...{ ACTIVATED: 1, SHIPPED: 1, DELIVERED: 0, CANCELLED: 1, WITHDRAWN: 1 },
};
const subscriptionMails: Readonly<Record<SubscriptionState, 0 | 1>> = {
  ...{ RECEIVED: 0, CONSULTING: 0, APPROVED: 1, INSTALLATION_PLANNED: 1, IN_USE: 0, TERMINATED: 0, CANCELLED: 1 },
};
const pairsOf = <State extends string>(states: readonly State[], mayMove: (from: State, to: State) => boolean) =>
  states.flatMap((from) => states.filter((to) => mayMove(from, to)).map((to) => [from, to] as const));

test('each move of an application for a phone sends one mail, or none where the member needs none', async () => {
  const { data } = await applying(shop).apply();
  const applicationNo = data?.applicationNo ?? '';
  for (const [from, to] of pairsOf(applicationStates, mayMoveApplication)) {
    await shop.owner
      .updateTable('application')
      .set({ state: from })
      .where('applicationNo', '=', applicationNo)
      .execute();
    const queued = await mailsOf(async (transaction) => {
      const application = await lockApplication(transaction, applicationNo);
      await moveApplication(transaction, application, { to, actor: 'OPERATOR', reason: '확인', at: at() });
    });
    expect([from, to, queued]).toEqual([from, to, applicationMails[to]]);
  }
});

test('so does each move of an application for a subscription', async () => {
  const { data } = await subscribing(shop, shop.token()).apply();
  const no = data?.subsNo ?? '';
  for (const [from, to] of pairsOf(subscriptionStates, mayMoveSubscription)) {
    await shop.owner
      .updateTable('subscriptionApplication')
      .set({ state: from, installationAt: new Date(), installedOn: new Date() })
      .where('applicationNo', '=', no)
      .execute();
    const queued = await mailsOf(async (transaction) => {
      const days = { installationAt: new Date(at().getTime() + 86_400_000), installedOn: '2026-12-01' };
      const application = await lockSubscription(transaction, no);
      await moveSubscription(transaction, application, { to, actor: 'OPERATOR', reason: '확인', at: at(), ...days });
    });
    expect([from, to, queued]).toEqual([from, to, subscriptionMails[to]]);
  }
});
