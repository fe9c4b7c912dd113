import { isDeepStrictEqual } from 'node:util';
import { type ProductPatch, type RequestField, requestFields } from '@mall/contracts/office/product-patch';
import { goodsFields, type ProductFields, type ProductWords } from '@mall/contracts/office/products';
import { findPhone, findSubscription } from '../facts/facts.repository.ts';
import { listMallTerms } from '../facts/subscription.repository.ts';
import * as rows from '../office/product.repository.ts';

/** The current values of all that a request may change: common fields, and those of its kind. */
export type Reviewed = ProductFields &
  Required<Pick<ProductPatch, 'options'>> &
  Omit<ProductPatch, keyof ProductFields>;

type Options = readonly Pick<ProductWords['options'][number], 'optionNo' | 'extraPrice'>[];
const wordNames = Object.keys(goodsFields) as (keyof ProductFields)[];
/** The common product fields of a request. */
export const wordsOf = (reviewed: ProductPatch): ProductPatch =>
  pick(
    reviewed,
    wordNames.filter((name) => reviewed[name] !== undefined),
  );

const pricesOf = (options: Options) => options.map(({ optionNo, extraPrice }) => ({ optionNo, extraPrice }));

/** The product's current fields, with the mall's terms when they are requested. */
export async function findReviewed(
  runner: rows.Runner,
  productNo: string,
  { terms }: ProductPatch,
): Promise<Reviewed | undefined> {
  const words = await rows.findWords(runner, productNo);
  if (!words) return undefined;
  return {
    ...(wordsOf(words) as ProductFields),
    options: pricesOf(await rows.listProductOptions(runner, productNo)),
    ...(await findPhone(runner, productNo)),
    ...(await findSubscription(runner, productNo)),
    ...(terms && { terms: { ...terms, rows: await listMallTerms(runner, terms.mallId, productNo) } }),
  };
}

export const fieldsIn = (patch: ProductPatch): readonly RequestField[] =>
  requestFields.filter((field) => patch[field] !== undefined);

export const pick = (values: ProductPatch, fields: readonly RequestField[]): ProductPatch =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as ProductPatch;

/** Those of these fields whose value differs there. */
export const differing = (
  one: ProductPatch,
  other: ProductPatch,
  fields: readonly RequestField[],
): readonly RequestField[] => fields.filter((field) => !isDeepStrictEqual(one[field], other[field]));

/** The values of these fields there; for options, of the requested ones. */
export function alignedTo(asked: ProductPatch, there: Reviewed): ProductPatch {
  const held = pick(there, fieldsIn(asked));
  if (asked.options === undefined) return held;
  const numbers = asked.options.map(({ optionNo }) => optionNo);
  return { ...held, options: there.options.filter(({ optionNo }) => numbers.includes(optionNo)) };
}
