import { AppError, fieldError } from '@mall/contracts/errors';
import type { Pricing } from '@mall/contracts/office/listings';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { formatWon } from '@mall/domain/money';
import { isWithinBand } from '@mall/domain/office/listing-price';
import { hasCategory } from '../../../catalogue/category.repository.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import { refreshListPrices } from '../../wireless/refresh-list-prices.ts';
import { findSellable, insertListing, type ListingWords, lockListing, updateListing } from './listing.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
type By = { readonly staffNo: number; readonly pricing: Pricing; readonly reason: string };
type Saving = ListingWords & By & { readonly productNo: string; readonly version: number };

/** Errors: 4040, 4090 with the current version when somebody has saved since, 4220 as the contract says. */
export const saveListing = ({ database, clock }: Own, mall: MallScope, saving: Saving): Promise<number> =>
  inMall(database, mall, async (transaction) => {
    const { staffNo, pricing, reason, productNo, version, ...words } = saving;
    const stood = await lockListing(transaction, productNo);
    if (!stood) throw new AppError('4040');
    const { kind, ...saved } = stood;
    if (saved.version !== version) throw staleSave(saved);
    assertMayPrice(saved, words, kind === 'goods' ? pricing : 'NONE');
    assertPriced(words);
    if (words.categoryNo !== saved.categoryNo) await assertCategory(transaction, words.categoryNo);
    await updateListing(transaction, productNo, {
      ...words,
      ...{ changedBy: staffNo, changedAt: clock(), changeReason: reason },
    });
    return version + 1;
  });

type Adding = ListingWords & By & { readonly productNo: string };

/**
 * The price of a phone or subscription is not typed: its card or its terms determine it. Errors: 4040 no such product; 4220 listed already, a
 * subscription without terms in this mall, staff who may not set prices, or as for a save.
 */
export const addListing = ({ database, clock }: Own, mall: MallScope, adding: Adding): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    const { staffNo, pricing, reason, ...row } = adding;
    const product = await findSellable(transaction, row.productNo);
    if (!product) throw new AppError('4040');
    if (pricing !== 'FREE')
      throw fieldError('salePrice', '새 상품의 가격은 운영사가 정해요. 운영사에 진열을 요청해 주세요.');
    const salePrice = product.kind === 'goods' ? row.salePrice : product.lowestFee;
    if (product.kind === 'subscription' && salePrice === null)
      throw fieldError('salePrice', '이 몰의 약정과 요금을 먼저 정해 주세요.');
    assertPriced(row);
    await assertCategory(transaction, row.categoryNo);
    const at = clock();
    const own = { changedBy: staffNo, changedAt: at, changeReason: reason };
    const isNew = await insertListing(transaction, { ...row, ...own, salePrice: salePrice ?? 0 });
    if (product.kind === 'wireless') await refreshListPrices(transaction, at);
    if (!isNew) throw fieldError('productNo', '이 몰이 이미 진열하고 있어요. 목록에서 찾아 고쳐 주세요.');
  });

type Priced = Pick<ListingWords, 'salePrice' | 'lowestPrice' | 'highestPrice'>;

/** Whether these staff may change this price and band. */
function assertMayPrice(before: Priced, after: Priced, pricing: Pricing): void {
  if (pricing === 'FREE') return;
  if (before.lowestPrice !== after.lowestPrice || before.highestPrice !== after.highestPrice)
    throw fieldError('lowestPrice', '가격 범위는 운영사가 정해요.');
  if (before.salePrice === after.salePrice) return;
  if (pricing === 'NONE') throw fieldError('salePrice', '휴대폰과 구독의 가격은 요금제와 약정에서 정해져요.');
  if (after.lowestPrice === null)
    throw fieldError('salePrice', '가격 범위가 없어서 바꿀 수 없어요. 운영사에 요청해 주세요.');
}

function assertPriced({ salePrice, lowestPrice: lowest, highestPrice: highest }: Priced): void {
  if ((lowest === null) !== (highest === null))
    throw fieldError(lowest === null ? 'lowestPrice' : 'highestPrice', '최저와 최고를 함께 적어 주세요.');
  if (lowest === null || highest === null) return;
  if (lowest > highest) throw fieldError('highestPrice', '최고는 최저와 같거나 더 크게 적어 주세요.');
  if (!isWithinBand(salePrice, { lowest, highest }))
    throw fieldError('salePrice', `${formatWon(lowest)}에서 ${formatWon(highest)} 사이로 적어 주세요.`);
}

async function assertCategory(transaction: MallTransaction, categoryNo: string): Promise<void> {
  if (!(await hasCategory(transaction, categoryNo))) throw fieldError('categoryNo', '없는 메뉴예요. 다시 골라 주세요.');
}
