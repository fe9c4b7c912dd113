import { dirname } from 'node:path';
import { loadConfig } from '../../../apps/api/src/config.ts';
import { createDependencies } from '../../../apps/api/src/create-dependencies.ts';
import type { Dependencies } from '../../../apps/api/src/dependencies.ts';
import { addAddress } from '../../../apps/api/src/modules/address/add-address.ts';
import { findCredentialsByLoginId } from '../../../apps/api/src/modules/auth/member.repository.ts';
import { decideClaim } from '../../../apps/api/src/modules/order/claim/decide-claim.ts';
import { quoteClaim } from '../../../apps/api/src/modules/order/claim/quote-claim.ts';
import { requestClaim } from '../../../apps/api/src/modules/order/claim/request-claim.ts';
import { confirmPurchase } from '../../../apps/api/src/modules/order/confirm-purchase.ts';
import { expireUnpaidOrders } from '../../../apps/api/src/modules/order/expire-unpaid-orders.ts';
import type { OwnOrder } from '../../../apps/api/src/modules/order/get-order.ts';
import { operateOrder } from '../../../apps/api/src/modules/order/operate-order.ts';
import { placeOrder } from '../../../apps/api/src/modules/order/place-order.ts';
import { createQueue } from '../../../apps/api/src/modules/order/placing-queue.ts';
import { prepareOrder } from '../../../apps/api/src/modules/order/prepare-order.ts';
import { confirmPayment } from '../../../apps/api/src/modules/payment/confirm-payment.ts';
import type { Mall } from '../../../apps/api/src/plugins/mall.repository.ts';
import { startSandbox } from '../../../apps/sandbox/src/server.ts';
import type { CartItem } from '../../../packages/contracts/src/cart.ts';
import { applicationRole, connectDatabase } from '../../../packages/db/src/connection.ts';
import { inMall, type MallTransaction } from '../../../packages/db/src/in-mall.ts';
import { productNamed } from '../../../packages/db/src/seed/content/find-products.ts';
import { goodsProducts } from '../../../packages/db/src/seed/content/goods/goods-products.ts';
import { seededRandom } from '../../../packages/db/src/seed/content/random.ts';
import { sumBasket } from '../../../packages/domain/src/basket.ts';
import { tariffByMethod } from '../../../packages/domain/src/delivery-tariff.ts';
import { seoulDayOf } from '../../../packages/domain/src/seoul-day.ts';
import { settingsFor } from '../sandbox.ts';
import { agreeToPay } from './agree-to-pay.ts';
import { type DemoOrder, type DemoStep, demoAddresses, demoOrders, type Moment } from './plan.ts';

const mallUrl = 'familyshop';
const loginId = 'demo';
const dayMilliseconds = 86_400_000;
/** Nobody listens to notices about payments that are long settled. */
const nowhere = 'http://127.0.0.1:9/';

type Buying = {
  readonly dependencies: Dependencies;
  readonly mall: Mall;
  readonly memberNo: number;
  readonly travelTo: (moment: Moment) => void;
};

/**
 * Gives the default mall's first member an order history: each order is placed, paid and moved on by the server's own use
 * cases under a clock that is set back, so that stock, money and history agree as they do for any other order. The practice
 * payments are kept in `file`, where the sandbox finds them again and can give them back.
 */
export async function placeDemoOrders(url: string, file: string, startedAt = new Date()): Promise<void> {
  let now = startedAt;
  const clock = () => now;
  const travelTo = (moment: Moment) => {
    now = instantOf(moment, startedAt);
  };
  const sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', publicHost: '127.0.0.1', webhookUrl: nowhere },
    ...{ file, clock },
  });
  const database = connectDatabase({ url, role: applicationRole, maxConnections: 2 });
  try {
    const config = loadConfig({ DATABASE_URL: url, DATA_DIR: dirname(file), ...settingsFor({}, sandbox) });
    const dependencies = createDependencies({ config, database, clock, random: seededBytes() });
    const mall = (await dependencies.malls.all()).get(mallUrl);
    const member = mall && (await inMall(database, mall, (tx) => findCredentialsByLoginId(tx, mall, loginId)));
    if (!member) throw new Error(`there is no member ${loginId} of ${mallUrl}`);
    const buying = { dependencies, mall, memberNo: member.memberNo, travelTo };
    for (const input of demoAddresses) await inMall(database, mall, (tx) => addAddress(tx, mall, { ...buying, input }));
    for (const [index, order] of demoOrders.entries()) await live(buying, order, index);
    await inMall(database, mall, (tx) => dropMails(tx, mall, startedAt));
  } finally {
    await sandbox.close();
    await database.destroy();
  }
}

/** What was over long ago is told to nobody. */
function dropMails(transaction: MallTransaction, { mallId }: Mall, sentAt: Date) {
  return transaction.updateTable('mail').set({ sentAt, facts: {} }).where('mallId', '=', mallId).execute();
}

function instantOf(moment: Moment, startedAt: Date): Date {
  if (moment === 'now') return startedAt;
  const [daysAgo, time] = moment;
  return new Date(`${seoulDayOf(new Date(startedAt.getTime() - daysAgo * dayMilliseconds))}T${time}:00+09:00`);
}

/** The same order numbers for the same days. */
function seededBytes(): (byteCount: number) => Buffer {
  const random = seededRandom(`orders of ${loginId}`);
  return (byteCount) => Buffer.from(Array.from({ length: byteCount }, () => random.between(0, 255)));
}

async function live(buying: Buying, order: DemoOrder, index: number): Promise<void> {
  const { dependencies, mall, memberNo, travelTo } = buying;
  travelTo(order.at);
  const placed = await place(buying, order, index);
  if (!order.isLeftUnpaid && placed.window) {
    await confirmPayment(dependencies, mall, { memberNo, ...(await agreeToPay(placed.window.url, order)) });
  }
  for (const step of order.steps) {
    travelTo(step.at);
    await take(buying, { orderNo: placed.orderNo, memberNo, at: dependencies.clock() }, step);
  }
}

function place({ dependencies, mall, memberNo }: Buying, order: DemoOrder, index: number) {
  const { database, clock } = dependencies;
  const items = order.items.map(itemNamed);
  const [{ label: _label, isDefault: _isDefault, ...delivery }] = demoAddresses;
  return inMall(database, mall, (tx) => prepareOrder(tx, mall, { memberNo, at: clock(), items })).then((sheet) =>
    placeOrder(dependencies, mall, {
      memberNo,
      input: {
        ...{ items, delivery, deliveryRequest: order.deliveryRequest ?? '', paymentMethod: order.method },
        requestKey: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        ...{ ordererName: sheet.ordererName, ordererPhone: delivery.phone, ordererEmail: sheet.ordererEmail },
        agreedTerms: sheet.terms.map(({ termNo }) => termNo),
        expectedTotal: sumBasket(sheet.lines, tariffByMethod(sheet.tariff), delivery.postcode).total,
      },
      visit: { origin: `http://${mallUrl}.localhost`, device: 'pc' },
      queue: createQueue(1),
    }),
  );
}

function itemNamed([name, quantity]: DemoOrder['items'][number]): CartItem {
  const { productNo, options } = productNamed(goodsProducts, name);
  const option = options.find(({ useCode, stockQuantity }) => useCode === 'GD00701' && stockQuantity > quantity);
  if (!option) throw new Error(`${name} is sold out`);
  return { productNo, optionNo: option.optionNo, quantity };
}

async function take({ dependencies, mall }: Buying, own: OwnOrder, step: DemoStep): Promise<void> {
  const { database } = dependencies;
  const { orderNo, at } = own;
  switch (step.kind) {
    case 'PREPARING':
    case 'DELIVERED':
      return operateOrder(dependencies, mall, { orderNo, to: step.kind, reason: '' });
    case 'SHIPPED': {
      const { carrier, invoiceNo } = step;
      return operateOrder(dependencies, mall, { orderNo, to: 'SHIPPED', reason: '', parcel: { carrier, invoiceNo } });
    }
    case 'confirm':
      await inMall(database, mall, (tx) => confirmPurchase(tx, mall, own));
      return;
    case 'expire':
      await expireUnpaidOrders(database, mall, at);
      return;
    case 'decide':
      return decideClaim(dependencies, mall, { orderNo, claimNo: 1, decision: step.decision, reason: step.answer });
    case 'claim': {
      const { type, fault, reason, lines } = step;
      const wanted = { type, fault, claimed: lines };
      const { refund } = await inMall(database, mall, (tx) => quoteClaim(tx, mall, { ...own, wanted }));
      const wish = { type, fault, reason, lines: [...lines], expectedRefund: refund };
      await requestClaim(dependencies, mall, { ...own, wish });
    }
  }
}
