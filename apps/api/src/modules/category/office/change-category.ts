import type { CategoryType } from '@mall/contracts/codes';
import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { fitsBelow, isWithinCategory, menuLevels, parentOf } from '@mall/domain/category-tree';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import { assertUnlocked } from '../../../publishing/locked.repository.ts';
import {
  type CategoryWords,
  deleteCategory,
  findHold,
  findSaved,
  insertCategory,
  listPlaces,
  lockMenu,
  type Placed,
  updateCategory,
  updateNumbers,
  updatePlaces,
} from './category.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
type By = { readonly staffNo: number };

type Adding = CategoryWords & By & { readonly parentNo: string | null; readonly type: CategoryType };

/** Adds it after its siblings; returns its number. Errors: 4040 no such parent, 4220 a fourth level, no number left. */
export const addCategory = ({ database, clock }: Own, mall: MallScope, adding: Adding): Promise<string> =>
  inMall(database, mall, async (transaction) => {
    const { staffNo, parentNo, type, ...words } = adding;
    await assertUnlocked(transaction, 'menu');
    await lockMenu(transaction);
    const places = await listPlaces(transaction);
    const parent = parentIn(places, parentNo);
    const siblings = childrenOf(places, parentNo);
    const categoryNo = freeNumber(siblings, parentNo);
    const own = { changedBy: staffNo, changedAt: clock(), sortOrder: siblings.length + 1 };
    await insertCategory(transaction, { ...words, ...own, categoryNo, type: parent?.type ?? type });
    // A level that was never sorted by hand is from now on.
    await updatePlaces(transaction, [...siblings, categoryNo]);
    return categoryNo;
  });

type Saving = CategoryWords & By & { readonly categoryNo: string; readonly version: number };

/** 4090 with the current version, when somebody has saved since. */
export const saveCategory = ({ database, clock }: Own, mall: MallScope, saving: Saving): Promise<number> =>
  inMall(database, mall, async (transaction) => {
    const { staffNo, ...words } = saving;
    await assertUnlocked(transaction, 'menu');
    if (await updateCategory(transaction, { ...words, changedBy: staffNo, changedAt: clock() }))
      return saving.version + 1;
    const found = await findSaved(transaction, saving.categoryNo);
    if (!found) throw new AppError('4040');
    throw staleSave(found);
  });

type Placing = { readonly categoryNo: string; readonly parentNo: string | null; readonly before: string | null };

/** Moves it; returns its number, which changes below another parent. Errors as the contract says. */
export const placeCategory = (
  { database }: Pick<Own, 'database'>,
  mall: MallScope,
  placing: Placing,
): Promise<string> =>
  inMall(database, mall, async (transaction) => {
    const { categoryNo, parentNo, before } = placing;
    await assertUnlocked(transaction, 'menu');
    await lockMenu(transaction);
    const places = await listPlaces(transaction);
    const moved = places.find((place) => place.categoryNo === categoryNo);
    if (!moved) throw new AppError('4040');
    const parent = parentIn(places, parentNo);
    const others = childrenOf(places, parentNo).filter((no) => no !== categoryNo);
    const at = before === null ? others.length : others.indexOf(before);
    if (at < 0) throw new AppError('4040');
    const newNo = parentOf(categoryNo) === parentNo ? categoryNo : freeNumber(others, parentNo);
    if (newNo !== categoryNo) {
      assertFits(places, moved, parent);
      await assertFree(transaction, categoryNo, { isMoving: true });
      await updateNumbers(transaction, categoryNo, newNo);
    }
    await updatePlaces(transaction, others.toSpliced(at, 0, newNo));
    return newNo;
  });

export const removeCategory = (
  { database }: Pick<Own, 'database'>,
  mall: MallScope,
  categoryNo: string,
): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    await assertUnlocked(transaction, 'menu');
    await lockMenu(transaction);
    const places = await listPlaces(transaction);
    if (!places.some((place) => place.categoryNo === categoryNo)) throw new AppError('4040');
    await assertFree(transaction, categoryNo, { isMoving: false });
    await deleteCategory(transaction, categoryNo);
  });

function parentIn(places: readonly Placed[], parentNo: string | null): Placed | undefined {
  const parent = places.find(({ categoryNo }) => categoryNo === parentNo);
  if (parentNo !== null && !parent) throw new AppError('4040');
  return parent;
}

const childrenOf = (places: readonly Placed[], parentNo: string | null): string[] =>
  places.map(({ categoryNo }) => categoryNo).filter((categoryNo) => parentOf(categoryNo) === parentNo);

/** The number after those of the siblings, or the first free one. */
function freeNumber(siblings: readonly string[], parentNo: string | null): string {
  const start = parentNo ?? '';
  if (start.length >= 2 * menuLevels) throw fieldError('parentNo', `메뉴는 ${menuLevels}단계까지 만들 수 있어요.`);
  const taken = new Set(siblings.map((no) => Number(no.slice(-2))));
  const next = Math.max(9, ...taken) + 1;
  const free = next <= 99 ? next : Array.from({ length: 99 }, (_, at) => at + 1).find((number) => !taken.has(number));
  if (free === undefined) throw fieldError('parentNo', '한 메뉴 아래에는 99개까지 만들 수 있어요.');
  return start + String(free).padStart(2, '0');
}

/** Errors 4220: below itself, a fourth level, another type of menu. */
function assertFits(places: readonly Placed[], { categoryNo, type }: Placed, parent: Placed | undefined): void {
  if (parent && isWithinCategory(parent.categoryNo, categoryNo))
    throw fieldError('parentNo', '메뉴를 자기 아래로 옮길 수 없어요.');
  const numbers = places.map((place) => place.categoryNo);
  if (!fitsBelow(numbers, categoryNo, parent?.categoryNo ?? null))
    throw fieldError('parentNo', `아래 메뉴까지 ${menuLevels}단계를 넘어서 옮길 수 없어요.`);
  if (parent && parent.type !== type) throw fieldError('parentNo', '같은 종류의 메뉴 아래로만 옮길 수 있어요.');
}

/** Error 4090 with what is in it: products and exhibitions refer to it by its number. */
async function assertFree(
  transaction: MallTransaction,
  categoryNo: string,
  { isMoving }: { readonly isMoving: boolean },
): Promise<void> {
  const hold = await findHold(transaction, categoryNo);
  if (hold.listings + hold.exhibitions + (isMoving ? 0 : hold.categories) > 0)
    throw new AppError('4090', { data: hold });
}
