import { AppError, fieldError } from '@mall/contracts/errors';
import { isBusinessNumber } from '@mall/domain/business-number';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import {
  deleteSupplier,
  findSaved,
  holdUnused,
  insertSupplier,
  listLike,
  lockProductsOf,
  type SupplierWords,
  type Transaction,
  updateSupplier,
} from './supplier.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
type By = { readonly staffNo: number };

/** Error 4220: an invalid business number, or another supplier has it or the name. */
export const addSupplier = ({ database, clock }: Own, { staffNo, ...words }: SupplierWords & By): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    await assertPossible(transaction, words);
    return insertSupplier(transaction, { ...words, changedBy: staffNo, changedAt: clock() });
  });

type Saving = SupplierWords & By & { readonly supplierNo: number; readonly version: number };

/** Errors: 4040, 4090 with the current version when somebody has saved it since, 4220 as above. */
export const saveSupplier = (
  { database, clock }: Own,
  { staffNo, supplierNo, version, ...words }: Saving,
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    await assertPossible(transaction, words, supplierNo);
    await lockProductsOf(transaction, supplierNo);
    const saved = { ...words, changedBy: staffNo, changedAt: clock() };
    if (await updateSupplier(transaction, { supplierNo, version, ...saved })) return version + 1;
    throw await staleOf(transaction, supplierNo);
  });

async function assertPossible(transaction: Transaction, words: SupplierWords, own?: number): Promise<void> {
  if (!isBusinessNumber(words.businessNumber))
    throw fieldError('businessNumber', '없는 사업자등록번호예요. 등록증에 적힌 번호를 다시 확인해 주세요.');
  const [other] = (await listLike(transaction, words)).filter(({ supplierNo }) => supplierNo !== own);
  if (other?.name === words.name) throw fieldError('name', '같은 이름의 공급사가 이미 있어요.');
  if (other) throw fieldError('businessNumber', `‘${other.name}’ 공급사의 번호예요.`);
}

/** The current version; 4040 when it is gone. */
async function staleOf(transaction: Transaction, supplierNo: number): Promise<AppError> {
  const found = await findSaved(transaction, supplierNo);
  return found ? staleSave(found) : new AppError('4040');
}

/** Removes a supplier that no product refers to. Errors: 4040, 4090. */
export const removeSupplier = ({ database }: Own, supplierNo: number): Promise<null> =>
  database.transaction().execute(async (transaction) => {
    const products = await holdUnused(transaction, supplierNo);
    if (products === undefined) throw new AppError('4040');
    if (products > 0)
      throw new AppError('4090', {
        description: `상품 ${products.toLocaleString('ko-KR')}개의 공급사라 지울 수 없어요. 거래가 끝났으면 상태를 바꿔 주세요.`,
      });
    await deleteSupplier(transaction, supplierNo);
    return null;
  });
