import type { ProductOption } from '@mall/contracts/office/product-options';
import type { ProductFields } from '@mall/contracts/office/products';
import type { DeliveryMethod, GoodsState } from '@mall/contracts/product-codes';
import { deliveryMethodName } from '../../delivery-method.ts';
import { optionUseNames } from '../../option-states.ts';
import { productStateNames } from '../../product-states.ts';
import type { OptionColumn, ProductColumn } from './columns.ts';

/** The stored fields of a product that a sheet may change, and the facts needed to check them. */
export type SheetProduct = Omit<ProductFields, 'descriptionHtml' | 'specifications'> & {
  readonly productNo: string;
  readonly version: number;
  readonly kind: 'goods' | 'wireless' | 'subscription';
  readonly state: GoodsState;
  /** The provider's cost per piece; null if unknown. */
  readonly supplyPrice: number | null;
};
export type SheetOption = ProductOption & { readonly wasSold: boolean };

/** Brands, suppliers and sorts of goods by number and code. */
export type SheetNames = {
  readonly brands: ReadonlyMap<number, string>;
  readonly suppliers: ReadonlyMap<number, string>;
  readonly groups: ReadonlyMap<string, string>;
};

export const sheetKindNames = { goods: '일반 상품', wireless: '휴대폰', subscription: '구독' } as const;
/** Lines of the notice that have a column of their own. */
export const noticeLines = { maker: '제조자', origin: '제조국' } as const;
export const yesNo = (value: boolean): string => (value ? '예' : '아니요');
/** Several words in one cell. */
export const listText = (words: readonly string[]): string => words.join(', ');

type Told = Exclude<ProductColumn, 'reason'>;
const lineOf = ({ statutoryNotice }: SheetProduct, label: string) =>
  statutoryNotice.find((line) => line.label === label)?.value ?? '';

/** Every column of a product as written in a sheet. */
export function productTexts(
  product: SheetProduct,
  { brands, suppliers, groups }: SheetNames,
): Readonly<Record<Told, string>> {
  const { productNo, name, modelName, summary, tag, deliveryNote } = product;
  return {
    ...{ productNo, name, modelName, summary, tag, deliveryNote },
    version: String(product.version),
    kind: sheetKindNames[product.kind],
    brandName: brands.get(product.brandId) ?? '',
    supplierName: suppliers.get(product.supplierNo ?? 0) ?? '',
    searchTags: listText(product.searchTags),
    marketPrice: String(product.marketPrice),
    marketPriceOn: product.marketPriceOn ?? '',
    noticeGroupName: groups.get(product.noticeGroup ?? '') ?? '',
    maker: lineOf(product, noticeLines.maker),
    origin: lineOf(product, noticeLines.origin),
    deliveryMethod: deliveryMethodName(product.deliveryMethod as DeliveryMethod),
    hasFreeDelivery: yesNo(product.hasFreeDelivery),
    shipsToday: yesNo(product.shipsToday),
    mostPieces: product.mostPieces === null ? '' : String(product.mostPieces),
    images: listText(product.images),
    state: productStateNames[product.state],
  };
}

type Written = 'colourName' | 'colourHex' | 'label' | 'extraPrice' | 'useCode' | 'image';
/** The editable fields of an option as written in a sheet. */
export const optionTexts = (option: ProductOption): Readonly<Record<Written & OptionColumn, string>> => ({
  ...{ colourName: option.colourName, colourHex: option.colourHex, label: option.label, image: option.image },
  ...{ extraPrice: String(option.extraPrice), useCode: optionUseNames[option.useCode] },
});
