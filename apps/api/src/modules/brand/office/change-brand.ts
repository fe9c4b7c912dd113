import { AppError, fieldError } from '@mall/contracts/errors';
import { mostSpellings } from '@mall/contracts/office/brands';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import {
  type BrandWords,
  deleteBrand,
  findNamed,
  findSaved,
  insertBrand,
  lockBrands,
  lockProductsOf,
  moveProducts,
  type Transaction,
  updateBrand,
} from './brand.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
type By = { readonly staffNo: number };

const isTaken = () => fieldError('name', '같은 이름의 브랜드가 이미 있어요.');
/** Each spelling once, without the name itself. */
const distinct = ({ name, searchWords }: BrandWords): BrandWords => ({
  name,
  searchWords: [...new Set(searchWords)].filter((word) => word !== name),
});

/** Error 4220: another brand has the name. */
export const addBrand = ({ database, clock }: Own, { staffNo, ...words }: BrandWords & By): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    if ((await findNamed(transaction, words.name)) !== undefined) throw isTaken();
    return insertBrand(transaction, { ...distinct(words), changedBy: staffNo, changedAt: clock() });
  });

type Saving = BrandWords & By & { readonly brandId: number; readonly version: number };

/** Errors: 4040, 4090 with the current version when somebody has saved since, 4220 as above. */
export const saveBrand = ({ database, clock }: Own, { staffNo, brandId, version, ...words }: Saving): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const named = await findNamed(transaction, words.name);
    if (named !== undefined && named !== brandId) throw isTaken();
    const saved = { ...distinct(words), changedBy: staffNo, changedAt: clock() };
    if (await updateBrand(transaction, { brandId, version, ...saved })) return version + 1;
    throw await staleOf(transaction, brandId);
  });

/** The current version; 4040 when it is gone. */
async function staleOf(transaction: Transaction, brandId: number): Promise<AppError> {
  const found = await findSaved(transaction, brandId);
  return found ? staleSave(found) : new AppError('4040');
}

type Merge = By & { readonly brandId: number; readonly into: number; readonly version: number };

/** Moves one brand's products to another, which is then found by the words of both; returns how many. Errors: 4040, 4090, 4220 (contract). */
export const mergeBrand = ({ database, clock }: Own, { staffNo, brandId, into, version }: Merge): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    if (into === brandId) throw fieldError('into', '다른 브랜드를 골라 주세요.');
    // The order in which saving a product locks them.
    await lockProductsOf(transaction, brandId);
    const held = await lockBrands(transaction, [brandId, into]);
    const from = held.find((brand) => brand.brandId === brandId);
    const target = held.find((brand) => brand.brandId === into);
    if (!from) throw new AppError('4040');
    if (from.version !== version) throw await staleOf(transaction, brandId);
    if (!target) throw fieldError('into', '없는 브랜드예요. 다시 골라 주세요.');
    const by = { changedBy: staffNo, changedAt: clock() };
    await updateBrand(transaction, { ...target, ...wordsOfBoth(from, target), ...by });
    const moved = await moveProducts(transaction, { from: brandId, into, ...by });
    await deleteBrand(transaction, brandId);
    return moved;
  });

function wordsOfBoth(from: BrandWords, target: BrandWords): BrandWords {
  const words = distinct({ ...target, searchWords: [...target.searchWords, from.name, ...from.searchWords] });
  if (words.searchWords.length > mostSpellings)
    throw fieldError('into', `같은 말이 ${mostSpellings}개를 넘어요. 두 브랜드의 같은 말을 먼저 줄여 주세요.`);
  return words;
}
