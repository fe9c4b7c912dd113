import { type ProductPatch, type RequestField, requestFields } from '@mall/contracts/office/product-requests';
import type { ProductFields, ProductWords } from '@mall/contracts/office/products';
import * as rows from '../office/product.repository.ts';

/** All that a request may change, as it stands. */
export type Reviewed = ProductFields & Required<Pick<ProductPatch, 'options'>>;

type Options = readonly Pick<ProductWords['options'][number], 'optionNo' | 'extraPrice'>[];
const reviewedOf = (words: rows.StoredWords, options: Options): Reviewed => ({
  ...(pick({ ...words, options: [] }, requestFields) as ProductFields),
  options: options.map(({ optionNo, extraPrice }) => ({ optionNo, extraPrice })),
});

/** The product's fields as they stand; undefined for what is no goods. */
export async function findReviewed(runner: rows.Runner, productNo: string): Promise<Reviewed | undefined> {
  const words = await rows.findWords(runner, productNo);
  return words && reviewedOf(words, await rows.listProductOptions(runner, productNo));
}

export const fieldsIn = (patch: ProductPatch): readonly RequestField[] =>
  requestFields.filter((field) => patch[field] !== undefined);

export const pick = (values: ProductPatch, fields: readonly RequestField[]): ProductPatch =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as ProductPatch;

/** Of these fields, those that hold something else there. */
export const differing = (
  one: ProductPatch,
  other: ProductPatch,
  fields: readonly RequestField[],
): readonly RequestField[] => fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

/** What these fields hold there; of options, those that are asked about. */
export function alignedTo(asked: ProductPatch, there: Reviewed): ProductPatch {
  const held = pick(there, fieldsIn(asked));
  if (asked.options === undefined) return held;
  const numbers = asked.options.map(({ optionNo }) => optionNo);
  return { ...held, options: there.options.filter(({ optionNo }) => numbers.includes(optionNo)) };
}
