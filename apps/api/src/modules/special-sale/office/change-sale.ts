import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import {
  changeableAt,
  planFault,
  type SaleFault,
  type SaleTerms,
  saleChangeFault,
} from '@mall/domain/special-sale-change';
import { staleSave } from '../../../office/stale-save.ts';
import type { Own, Place } from '../../../publishing/change-content.ts';
import {
  deleteSale,
  findGoods,
  type Goods,
  type HeldSale,
  insertSale,
  lockSale,
  updateSale,
} from './sale-desk.repository.ts';

type Adding = Place & { readonly productNo: string; readonly terms: SaleTerms };

export const addSale = ({ database, clock }: Own, { mall, staffNo, productNo, terms }: Adding): Promise<number> =>
  inMall(database, mall, async (transaction) => {
    await assertPlan(transaction, { productNo, terms, now: clock() });
    return insertSale(transaction, { productNo, terms, changedBy: staffNo, changedAt: clock() });
  });

type Plan = { readonly productNo: string; readonly terms: SaleTerms; readonly now: Date };

/** Whether it could begin as planned; returns the product's name and usual price. Error 4220. */
export function assertPlan(transaction: MallTransaction, { productNo, terms, now }: Plan): Promise<Goods> {
  refuse(planFault(terms, now));
  return assertOffered(transaction, productNo, terms);
}

type Words = Omit<SaleTerms, 'startsAt' | 'endsAt'> & { readonly startsAt: string; readonly endsAt: string };
export const termsOf = ({ startsAt, endsAt, ...words }: Words): SaleTerms => ({
  ...words,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** Its options must be the product's, and its price below what the mall usually charges. */
async function assertOffered(transaction: MallTransaction, productNo: string, terms: SaleTerms): Promise<Goods> {
  const goods = await findGoods(transaction, productNo);
  if (!goods) throw fieldError('productNo', '이 몰에 진열한 일반 상품을 골라 주세요.');
  if (terms.optionNos.length === 0 || terms.optionNos.some((optionNo) => !goods.optionNos.includes(optionNo)))
    throw fieldError('optionNos', '이 상품의 옵션을 하나 이상 골라 주세요.');
  if (terms.salePrice >= goods.salePrice)
    throw fieldError('salePrice', `평소 판매가 ${goods.salePrice.toLocaleString('ko')}원보다 낮게 적어 주세요.`);
  return goods;
}

type Seen = Place & { readonly saleNo: number; readonly version: number };

export const saveSale = (own: Own, { terms, ...seen }: Seen & { readonly terms: SaleTerms }): Promise<number> =>
  changeSale(own, seen, async (held, transaction) => {
    refuse(saleChangeFault(held, terms, own.clock()));
    if (changeableAt(held, own.clock()) === 'PLAN') await assertOffered(transaction, held.productNo, terms);
    return terms;
  });

/** Ends the sale now; existing orders keep it. */
export const endSale = (own: Own, seen: Seen): Promise<number> =>
  changeSale(own, seen, ({ startsAt, endsAt }) => {
    const now = own.clock();
    if (now > startsAt && now < endsAt) return { endsAt: now };
    throw new AppError('4090', { description: '열려 있는 특가만 끝낼 수 있어요.' });
  });

type Change = (held: HeldSale, transaction: MallTransaction) => Partial<SaleTerms> | Promise<Partial<SaleTerms>>;

/** A newer version than the caller saw is refused with both versions (4090). */
const changeSale = (
  { database, clock }: Own,
  { mall, staffNo, saleNo, version }: Seen,
  make: Change,
): Promise<number> =>
  inMall(database, mall, async (transaction) => {
    const held = await lockSale(transaction, saleNo);
    if (!held) throw new AppError('4040');
    if (held.version !== version) throw staleOf(held);
    await updateSale(transaction, {
      saleNo,
      terms: await make(held, transaction),
      changedBy: staffNo,
      changedAt: clock(),
    });
    return version + 1;
  });

function staleOf({
  by,
  changedAt,
  takenPieces: _taken,
  hasSold: _sold,
  productNo: _productNo,
  ...held
}: HeldSale): AppError {
  const moments = { startsAt: held.startsAt.toISOString(), endsAt: held.endsAt.toISOString() };
  return staleSave({ by: by ?? '자동', changedAt: changedAt ?? new Date(0), ...held, ...moments });
}

/** Removes a sale at which nobody can have ordered. */
export const removeSale = ({ database, clock }: Own, { mall, saleNo }: Pick<Seen, 'mall' | 'saleNo'>): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    const held = await lockSale(transaction, saleNo);
    if (!held) throw new AppError('4040');
    if (held.hasSold || clock() >= held.startsAt)
      throw new AppError('4090', { description: '시작한 특가는 지울 수 없어요. 끝낼 수는 있어요.' });
    await deleteSale(transaction, saleNo);
  });

function refuse(fault: SaleFault | undefined): void {
  if (fault) throw fieldError(fault.field, fault.message);
}
