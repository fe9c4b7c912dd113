import {
  addListing,
  type ListingRow,
  listListingPrices,
  listListings,
  saveListing,
  showListing,
} from '@mall/contracts/office/listings';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useToast } from '../../kit/toast.tsx';
import { numberOf } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';

/** The calls whose data a change of a listing affects. */
export const listingReads = [listListings, showListing, listListingPrices];

export const labels = {
  salePrice: '판매가',
  categoryNo: '메뉴',
  sortOrder: '순서',
  isOn: '진열',
  lowestPrice: '최저',
  highestPrice: '최고',
  reason: '사유',
};

const typedOf = (price: number | null): string => (price === null ? '' : String(price));
const priceOf = (typed: string): number | null => (typed.trim() === '' ? null : numberOf(typed));

const valuesOf = (row: Words) => ({
  salePrice: String(row.salePrice),
  categoryNo: row.categoryNo,
  sortOrder: String(row.sortOrder),
  isOn: row.isOn,
  lowestPrice: typedOf(row.lowestPrice),
  highestPrice: typedOf(row.highestPrice),
  reason: '',
});
type Values = ReturnType<typeof valuesOf>;
type Words = Pick<ListingRow, 'salePrice' | 'categoryNo' | 'sortOrder' | 'isOn' | 'lowestPrice' | 'highestPrice'>;

const bodyOf = ({ salePrice, categoryNo, sortOrder, isOn, lowestPrice, highestPrice, reason }: Values) => ({
  ...{ categoryNo, isOn, reason },
  ...{ salePrice: numberOf(salePrice), sortOrder: numberOf(sortOrder) },
  ...{ lowestPrice: priceOf(lowestPrice), highestPrice: priceOf(highestPrice) },
});

/** The body that keeps a listing as it is, except for the changes. */
export const bodyOver = (row: Words & { readonly version: number }, changed: Partial<Words>) => {
  const { salePrice, categoryNo, sortOrder, isOn, lowestPrice, highestPrice, version } = row;
  return { salePrice, categoryNo, sortOrder, isOn, lowestPrice, highestPrice, reason: '', version, ...changed };
};

/** Changes a listing, or begins one; a colleague's save in the meantime is shown beside one's own. */
export function useListingForm(row: ListingRow, onSaved?: () => void) {
  const toast = useToast();
  const changes = listingReads;
  const add = useAct(addListing, { changes });
  const save = useAct(saveListing, { changes });
  const { mallId, productNo, version } = row;
  const isNew = row.standing === 'UNLISTED';
  // New listings are switched on, and placed after the others.
  const start = isNew ? { ...valuesOf(row), salePrice: '', sortOrder: '999', isOn: true } : valuesOf(row);
  return useOfficeForm({
    labels,
    shape: isNew ? addListing.body : saveListing.body,
    values: start,
    toBody: (values) => ({ ...bodyOf(values), ...(isNew ? { productNo } : { version }) }),
    send: (values, conflict): Promise<unknown> => {
      if (isNew) return add.mutateAsync({ params: { mallId }, body: { ...bodyOf(values), productNo } });
      const saved = conflict && valuesOf(conflict.saved as unknown as Words);
      const merged = mergedOver(start, values, conflict && { ...conflict, saved: saved ?? {} });
      const body = { ...bodyOf({ ...merged, reason: values.reason }), version: versionOver(version, conflict) };
      return save.mutateAsync({ params: { mallId, productNo }, body });
    },
    onSent: () => {
      toast(isNew ? `${row.mallName}에 진열했어요` : '진열을 저장했어요');
      onSaved?.();
    },
  });
}
export type ListingForm = ReturnType<typeof useListingForm>;
