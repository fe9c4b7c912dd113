import { commentOn, rejectRequest } from '../../../apps/api/src/modules/product/approval/decide-request.ts';
import { sendAgain, sendRequest } from '../../../apps/api/src/modules/product/approval/send-request.ts';
import { listMallTerms } from '../../../apps/api/src/modules/product/facts/subscription.repository.ts';
import type { ProductKind } from '../../../packages/contracts/src/codes.ts';
import type { MallTerms } from '../../../packages/contracts/src/office/product-facts.ts';
import type { Database } from '../../../packages/db/src/connection.ts';
import { inMall } from '../../../packages/db/src/in-mall.ts';

const hour = 3_600_000;
type Who = { readonly asks: number; readonly decides: number };
type Product = { readonly productNo: string; readonly name: string; readonly version: number };

/** The requests of a mall's partner: one change in its second round, others new. */
export async function askForProducts(database: Database, ofMallId: number, { asks, decides }: Who): Promise<void> {
  const [first, second] = await listSold(database, ofMallId, 'goods');
  if (!first || !second) return;
  const officeAt = (hours: number) => ({ database, clock: () => new Date(Date.now() - hours * hour) });
  const { requestNo } = await sendRequest(officeAt(52), by(asks, first), {
    ofMallId,
    patch: { name: `${first.name} 최저가`, summary: '어디서나 가볍게 쓰기 좋아요' },
  });
  const request = { productNo: first.productNo, requestNo, staffNo: decides };
  const requestVersion = await commentOn(officeAt(30), request, {
    ...{ field: 'name', kind: 'FIX', body: '‘최저가’는 증빙이 없으면 쓸 수 없어요. 이름에서 빼 주세요.' },
  });
  await rejectRequest(officeAt(30), request, requestVersion);
  await sendAgain(officeAt(21), by(asks, first), {
    ...{ requestNo, requestVersion: requestVersion + 1, answers: [] },
    patch: { name: `${first.name} 새 구성`, summary: '어디서나 가볍게 쓰기 좋아요' },
  });
  const patch = { deliveryNote: '제주·도서 산간은 하루 더 걸려요', tag: '이번 주 인기' };
  await sendRequest(officeAt(2), by(asks, second), { ofMallId, patch });
  const [rented] = await listSold(database, ofMallId, 'subscription');
  if (!rented) return;
  const terms = await dearer(database, ofMallId, rented.productNo);
  await sendRequest(officeAt(5), by(asks, rented), { ofMallId, patch: { terms } });
}

/** The fees of a mall, each raised by a thousand won. */
async function dearer(database: Database, mallId: number, productNo: string): Promise<MallTerms> {
  const rows = await inMall(database, { mallId }, (transaction) => listMallTerms(transaction, mallId, productNo));
  return { mallId, rows: rows.map((term) => ({ ...term, monthlyFee: term.monthlyFee + 1000 })) };
}

const by = (staffNo: number, { productNo, version }: Product) => ({ productNo, version, staffNo });

/** The mall's products, by number. */
const listSold = (database: Database, mallId: number, kind: ProductKind): Promise<Product[]> =>
  inMall(database, { mallId }, (transaction) =>
    transaction
      .selectFrom('listing')
      .innerJoin('product', 'product.productNo', 'listing.productNo')
      .select(['product.productNo', 'product.name', 'product.version'])
      .where('listing.mallId', '=', mallId)
      .where('product.kind', '=', kind)
      .where('product.state', '=', 'GD00403')
      .orderBy('product.productNo', 'desc')
      .limit(2)
      .execute(),
  );
