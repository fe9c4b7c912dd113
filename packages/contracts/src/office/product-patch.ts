import { type AnyShape, amount, entity, list, optional, serialNumber, type ValueOf, type WireOf } from '../wire.ts';
import { mallTerms, phoneFields, subscriptionFields } from './product-facts.ts';
import { goodsFields } from './products.ts';

type Optional<F extends Readonly<Record<string, AnyShape>>> = {
  readonly [K in keyof F]: ReturnType<typeof optional<ValueOf<F[K]>, WireOf<F[K]>>>;
};
const allOptional = <const F extends Readonly<Record<string, AnyShape>>>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, optional(shape as never)])) as Optional<F>;

const reviewed = {
  ...goodsFields,
  /** The extra prices of options. */
  options: list(entity({ optionNo: serialNumber, extraPrice: amount }), 1000),
  ...phoneFields,
  ...subscriptionFields,
  /** One mall's fees for a subscription. */
  terms: mallTerms,
} as const;
/** The fields that a request may change. */
export const requestFields = Object.keys(reviewed) as readonly (keyof typeof reviewed)[];
export type RequestField = (typeof requestFields)[number];
/** Some of these fields with their values. */
export const patch = entity(allOptional(reviewed));
export type ProductPatch = ValueOf<typeof patch>;
