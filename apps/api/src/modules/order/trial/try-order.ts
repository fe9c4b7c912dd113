import { randomUUID } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { Database } from '@mall/db/connection';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { originOf } from '../../../plugins/visit.ts';
import { rolledBack } from '../../../rolled-back.ts';
import { requestClaim } from '../claim/request-claim.ts';
import { placeOrder } from '../place/place-order.ts';
import { prepareOrder } from '../place/prepare-order.ts';
import { getOrder } from '../read/get-order.ts';
import { listOrders } from '../read/list-orders.ts';
import { beginTrial, findStock, findTried, type Outcome, type Tried } from './trial.repository.ts';

const nothingToBuy = '지금 살 수 있는 일반 상품이 없어요. 상품을 진열하고 재고를 확인해 주세요.';

/**
 * Orders something for 0 won in a mall that need not be open, reads the order and cancels it, by the shop's use cases,
 * in a transaction that is rolled back: sales, stock, rankings and mails are unaffected. Returns the step it reached.
 */
export async function tryOrder(dependencies: Dependencies, mall: Mall): Promise<Outcome> {
  const outcome = { triedAt: dependencies.clock(), productName: '', reached: 'NOTHING' as Outcome['reached'] };
  try {
    await rolledBack(dependencies.database, mall, async (transaction) => {
      const tried = await findTried(transaction);
      if (!tried) throw new AppError('4042', { description: nothingToBuy });
      outcome.productName = tried.productName;
      const trial = { dependencies: within(transaction, dependencies), transaction, mall, tried };
      await walk(trial, (reached) => {
        outcome.reached = reached;
      });
    });
    return { ...outcome, fault: '' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...outcome, fault: error.description ?? error.message };
  }
}

/** Dependencies whose transactions all run in the given one. */
function within(transaction: MallTransaction, dependencies: Dependencies): Dependencies {
  const database = { transaction: () => ({ execute: (work: (one: MallTransaction) => unknown) => work(transaction) }) };
  return { ...dependencies, database: database as unknown as Database };
}

type Trial = {
  readonly dependencies: Dependencies;
  readonly transaction: MallTransaction;
  readonly mall: Mall;
  readonly tried: Tried;
};

async function walk(trial: Trial, reach: (step: Outcome['reached']) => void): Promise<void> {
  const { dependencies, transaction, mall, tried } = trial;
  const at = dependencies.clock();
  const memberNo = await beginTrial(transaction, tried);
  const stock = await findStock(transaction, tried);
  const own = { orderNo: await place(trial, memberNo), memberNo, at };
  assertThat((await findStock(transaction, tried)) === stock - 1, '주문했는데 재고가 줄지 않았어요.');
  reach('PLACED');
  const order = await getOrder(transaction, mall, own);
  const { orders } = await listOrders(transaction, mall, { memberNo, at, query: {} });
  assertThat(order.card.state === 'PAID' && orders.length === 1, '회원의 주문 내역에 보이지 않아요.');
  reach('SHOWN');
  const lines = order.card.lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }));
  const claimInput = { type: 'CANCEL', fault: 'MEMBER', lines, reason: '시험 주문', expectedRefund: 0 } as const;
  await requestClaim(dependencies, mall, { ...own, claimInput });
  const { card } = await getOrder(transaction, mall, own);
  assertThat(card.state === 'CANCELLED', '주문이 취소되지 않았어요.');
  assertThat((await findStock(transaction, tried)) === stock, '취소했는데 재고가 돌아오지 않았어요.');
  reach('CANCELLED');
}

async function place({ dependencies, transaction, mall, tried }: Trial, memberNo: number): Promise<string> {
  const items = [{ productNo: tried.productNo, optionNo: tried.optionNo, quantity: 1 }];
  const { terms, ordererName, ordererPhone, ordererEmail } = await prepareOrder(transaction, mall, {
    ...{ memberNo, items, at: dependencies.clock() },
  });
  const where = { postcode: '04524', roadAddress: '서울특별시 중구 세종대로 110', detailAddress: '' };
  const { orderNo } = await placeOrder(dependencies, mall, {
    memberNo,
    input: {
      ...{ requestKey: randomUUID(), items, ordererName, ordererPhone, ordererEmail },
      delivery: { recipient: ordererName, phone: ordererPhone, ...where },
      ...{ deliveryRequest: '', paymentMethod: 'CARD', expectedTotal: 0 },
      agreedTerms: terms.map(({ termNo }) => termNo),
    },
    visit: { origin: originOf(mall.mallUrl, dependencies.config), device: 'pc' },
    queue: (work) => work(),
  });
  return orderNo;
}

function assertThat(isMet: boolean, fault: string): void {
  if (!isMet) throw new AppError('4094', { description: fault });
}
