import { AppError } from '@mall/contracts/errors';
import type { ProductSearch } from '@mall/contracts/search';
import { type CategoryRange, categoryRange } from '../../catalogue/category-range.ts';

/** Filters of the found goods; null and empty lists do not filter. */
export type SearchFilter = {
  readonly brandIds: readonly number[];
  readonly category: CategoryRange | null;
  readonly minimumPrice: number | null;
  readonly maximumPrice: number | null;
  readonly includesSoldOut: boolean;
};

export const toSearchFilter = (search: ProductSearch): SearchFilter => ({
  brandIds: (search.brandIds ?? []).map(readBrandId),
  category: search.categoryNo ? categoryRange(search.categoryNo) : null,
  minimumPrice: search.minimumPrice ?? null,
  maximumPrice: search.maximumPrice ?? null,
  includesSoldOut: search.includesSoldOut ?? true,
});

export const narrowsNothing = ({
  brandIds,
  category,
  minimumPrice,
  maximumPrice,
  includesSoldOut,
}: SearchFilter): boolean =>
  brandIds.length === 0 && category === null && minimumPrice === null && maximumPrice === null && includesSoldOut;

function readBrandId(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new AppError('4000', { fieldErrors: [{ field: 'brandIds', message: '브랜드 번호를 확인해 주세요.' }] });
}
