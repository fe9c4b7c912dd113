import { listProducts, type ProductDetail, type ProductFields, saveProduct } from '@mall/contracts/office/products';
import { type Conflict, mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { fieldWords } from '../../kit/product-fields.ts';
import { useToast } from '../../kit/toast.tsx';
import { numberOf } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';
import type { OwnSaves } from './own-saves.ts';

/** The values of the form. */
export const valuesOf = (fields: ProductFields) => ({
  name: fields.name,
  brandId: String(fields.brandId),
  supplierNo: String(fields.supplierNo ?? ''),
  modelName: fields.modelName,
  summary: fields.summary,
  tag: fields.tag,
  searchTags: fields.searchTags.join(', '),
  marketPrice: String(fields.marketPrice),
  marketPriceOn: fields.marketPriceOn ?? '',
  images: [...fields.images],
  noticeGroup: fields.noticeGroup ?? '',
  statutoryNotice: fields.statutoryNotice.map(({ label, value }) => ({ label, value })),
  deliveryMethod: fields.deliveryMethod,
  hasFreeDelivery: fields.hasFreeDelivery,
  shipsToday: fields.shipsToday,
  deliveryNote: fields.deliveryNote,
  mostPieces: fields.mostPieces === null ? '' : String(fields.mostPieces),
  descriptionHtml: fields.descriptionHtml,
  specifications: fields.specifications.map(({ label, value }) => ({ label, value })),
});
type Values = ReturnType<typeof valuesOf>;

const wordsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const bodyOf = (values: Values) => ({
  ...values,
  brandId: Number(values.brandId),
  supplierNo: values.supplierNo === '' ? null : Number(values.supplierNo),
  searchTags: wordsIn(values.searchTags),
  marketPrice: numberOf(values.marketPrice),
  marketPriceOn: values.marketPriceOn === '' ? null : values.marketPriceOn,
  noticeGroup: values.noticeGroup === '' ? null : values.noticeGroup,
  mostPieces: values.mostPieces === '' ? null : numberOf(values.mostPieces),
});

/** The form of goods in the version seen; a colleague's save in the meantime is shown beside one's own. */
export function useProductForm(
  { productNo, version, words }: ProductDetail,
  own: OwnSaves,
  onSaved: () => Promise<unknown>,
) {
  const toast = useToast();
  const save = useAct(saveProduct, { changes: [listProducts] });
  const start = valuesOf(words);
  const form = useOfficeForm({
    labels: fieldWords,
    shape: saveProduct.body,
    values: start,
    toBody: (values) => ({ ...bodyOf(values), version }),
    send: async (values, conflict) => {
      const merged = bodyOf(mergedOver(start, values, conflict));
      const over = own.latest(versionOver(version, conflict));
      const made = await save.mutateAsync({ params: { productNo }, body: { ...merged, version: over } });
      own.note(over, made.version);
    },
    onSent: () => {
      toast('상품을 저장했어요');
      void onSaved();
    },
  });
  return withSavedValues(form);
}

/** Somebody else's saved values in the format of the form, so that both versions can be compared. */
export function withSavedValues<F extends { readonly conflict: Conflict | undefined }>(form: F): F {
  const { conflict } = form;
  if (!conflict) return form;
  const saved = { ...valuesOf(conflict.saved as ProductFields), version: conflict.saved['version'] };
  return { ...form, conflict: { ...conflict, saved } };
}
export type ProductForm = ReturnType<typeof useProductForm>;
