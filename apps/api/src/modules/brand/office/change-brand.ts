import { AppError, fieldError } from '@mall/contracts/errors';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import { type BrandWords, findNamed, findSaved, insertBrand, updateBrand } from './brand.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
type By = { readonly staffNo: number };

const isTaken = () => fieldError('name', '같은 이름의 브랜드가 이미 있어요.');
/** Each spelling once, and not the name itself. */
const distinct = ({ name, searchWords }: BrandWords): BrandWords => ({
  name,
  searchWords: [...new Set(searchWords)].filter((word) => word !== name),
});

/** Error 4220: another one has the name. */
export const addBrand = ({ database, clock }: Own, { staffNo, ...words }: BrandWords & By): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    if ((await findNamed(transaction, words.name)) !== undefined) throw isTaken();
    return insertBrand(transaction, { ...distinct(words), changedBy: staffNo, changedAt: clock() });
  });

type Saving = BrandWords & By & { readonly brandId: number; readonly version: number };

/** Errors: 4040, 4090 with what stands there when somebody has saved it since, 4220 as above. */
export const saveBrand = ({ database, clock }: Own, { staffNo, brandId, version, ...words }: Saving): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const named = await findNamed(transaction, words.name);
    if (named !== undefined && named !== brandId) throw isTaken();
    const saved = { ...distinct(words), changedBy: staffNo, changedAt: clock() };
    if (await updateBrand(transaction, { brandId, version, ...saved })) return version + 1;
    const found = await findSaved(transaction, brandId);
    if (!found) throw new AppError('4040');
    throw staleSave(found);
  });
