import { object } from 'zod';
import * as z from 'zod/mini';
import { isCalendarDay, isMoment } from './calendar.ts';
import { highestNumber } from './numbers.ts';
import { isLines, isOneLine, toLines, toOneLine } from './typed-text.ts';

/** The form of one value in the code (`Value`) and on the wire (`Wire`). */
export type Shape<Value, Wire = Value> = {
  readonly schema: z.ZodMiniType<Wire>;
  readonly encode: (value: Value) => Wire;
  readonly decode: (wire: Wire) => Value;
  readonly isOptional?: boolean;
  /** For an entity, which may be optional or null. */
  readonly fields?: readonly NamedField[];
  /** For a list: the shape of its elements. */
  readonly item?: AnyShape;
  /** The personal data within (office/personal.ts). */
  readonly personal?: readonly PersonalPart[];
};

/** A class of personal data, and whether it leaves the server masked or in clear. */
export type PersonalPart = { readonly kind: string; readonly form: 'masked' | 'clear' };

type NamedField = { readonly name: string; readonly wireName: string; readonly shape: AnyShape };

/** Any shape, for code that only passes shapes on. */
// `never` in the parameters lets every concrete shape be assigned here.
export type AnyShape = {
  readonly schema: z.ZodMiniType;
  readonly encode: (value: never) => unknown;
  readonly decode: (wire: never) => unknown;
  readonly isOptional?: boolean;
  readonly fields?: readonly NamedField[];
  readonly item?: AnyShape;
  readonly personal?: readonly PersonalPart[];
};

/** The type of a shape in the code. */
export type ValueOf<S> = S extends { decode: (wire: never) => infer Value } ? Value : never;
/** The type of a shape on the wire. */
export type WireOf<S> = S extends { encode: (value: never) => infer Wire } ? Wire : never;

/** A field is a shape, or a wire name with a shape if the wire name differs. */
type Field = AnyShape | readonly [wireName: string, shape: AnyShape];
export type Fields = Readonly<Record<string, Field>>;
type ShapeOfField<F> = F extends readonly [string, infer S] ? S : F;
type NameOnWire<Key, F> = F extends readonly [infer Name extends string, unknown] ? Name : Key;
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: ShapeOfField<F[K]> extends { isOptional: true } ? K : never;
}[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };
type EntityValue<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<ShapeOfField<F[K]>> } & {
    [K in OptionalKeys<F>]?: ValueOf<ShapeOfField<F[K]>>;
  }
>;
type EntityWire<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>> as NameOnWire<K, F[K]> & string]: WireOf<ShapeOfField<F[K]>> } & {
    [K in OptionalKeys<F> as NameOnWire<K, F[K]> & string]?: WireOf<ShapeOfField<F[K]>>;
  }
>;

type Copier = { from: string; to: string; copy: (value: never) => unknown };

function copyFields(source: object, copiers: readonly Copier[]): Record<string, unknown> {
  const target: Record<string, unknown> = {};
  for (const { from, to, copy } of copiers) {
    const value = (source as Record<string, unknown>)[from];
    if (value !== undefined) target[to] = copy(value as never);
  }
  return target;
}

/** An object whose fields have full English names in the code and the specification's names on the wire. */
export function entity<const F extends Fields>(fields: F): Shape<EntityValue<F>, EntityWire<F>> {
  const named = Object.entries(fields).map(([name, field]) => {
    const [wireName, shape] = Array.isArray(field) ? (field as readonly [string, AnyShape]) : [name, field as AnyShape];
    return { name, wireName, shape };
  });
  const encoders = named.map(({ name, wireName, shape }) => ({ from: name, to: wireName, copy: shape.encode }));
  const decoders = named.map(({ name, wireName, shape }) => ({ from: wireName, to: name, copy: shape.decode }));
  // Unlike zod/mini's, this object is validated by a generated function: a phone with its 171 rows of support takes half the time.
  const schema = object(Object.fromEntries(named.map(({ wireName, shape }) => [wireName, shape.schema])));
  return {
    fields: named,
    ...personalOf(named.map(({ shape }) => shape)),
    schema: schema as unknown as z.ZodMiniType<EntityWire<F>>,
    encode: (value) => copyFields(value, encoders) as EntityWire<F>,
    decode: (wire) => copyFields(wire, decoders) as EntityValue<F>,
  };
}

const personalOf = (parts: readonly AnyShape[]): { readonly personal?: readonly PersonalPart[] } => {
  const personal = [...new Set(parts.flatMap((part) => part.personal ?? []))];
  return personal.length === 0 ? {} : { personal };
};

const same = <T>(value: T): T => value;

/** A value with the same form on the wire and in the code. */
export const plain = <T>(schema: z.ZodMiniType<T>): Shape<T> => ({ schema, encode: same, decode: same });

/** A list of a shape; a function when the shape contains itself. */
export function list<Value, Wire>(
  item: Shape<Value, Wire> | (() => Shape<Value, Wire>),
  maxLength = 1000,
): Shape<Value[], Wire[]> {
  const shapeOf = typeof item === 'function' ? item : () => item;
  const itemSchema = typeof item === 'function' ? z.lazy(() => item().schema) : item.schema;
  return {
    ...(typeof item === 'function' ? {} : { item, ...personalOf([item]) }),
    schema: z.array(itemSchema).check(z.maxLength(maxLength)) as unknown as z.ZodMiniType<Wire[]>,
    encode: (values) => values.map((value) => shapeOf().encode(value)),
    decode: (wires) => wires.map((wire) => shapeOf().decode(wire)),
  };
}

/** A field that may be missing. */
export function optional<Value, Wire>(
  shape: Shape<Value, Wire>,
): Shape<Value | undefined, Wire | undefined> & { readonly isOptional: true } {
  return {
    ...shape,
    schema: z.optional(shape.schema) as unknown as z.ZodMiniType<Wire | undefined>,
    encode: (value) => (value === undefined ? undefined : shape.encode(value)),
    decode: (wire) => (wire === undefined ? undefined : shape.decode(wire)),
    isOptional: true,
  };
}

/** A value that may be null. */
export function nullable<Value, Wire>(shape: Shape<Value, Wire>): Shape<Value | null, Wire | null> {
  return {
    ...shape,
    schema: z.nullable(shape.schema) as unknown as z.ZodMiniType<Wire | null>,
    encode: (value) => (value === null ? null : shape.encode(value)),
    decode: (wire) => (wire === null ? null : shape.decode(wire)),
  };
}

export const text = plain(z.string());
const oneLine = z.refine<string>(isOneLine);
/** The sender cleans text: a browser what was pasted, the server what was stored before this rule. Only the receiver refuses. */
const typed = (schema: z.ZodMiniType<string>, encode: (text: string) => string): Shape<string> => ({
  ...{ schema, encode },
  decode: same,
});
/** One typed line, refused beyond a hard maximum. */
export const boundedText = (maximum: number, minimum = 0) =>
  typed(z.string().check(z.minLength(minimum), z.maxLength(maximum), oneLine), toOneLine);
/** The same, required: surrounding spaces are dropped, and something must remain. */
export const trimmedText = (maximum: number) =>
  typed(z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), oneLine), toOneLine);
/** Several typed lines, such as markup. */
export const boundedLines = (maximum: number) =>
  typed(z.string().check(z.maxLength(maximum), z.refine<string>(isLines)), toLines);
/** The same for several lines. */
export const trimmedLines = (maximum: number) =>
  typed(z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), z.refine<string>(isLines)), toLines);
export const integer = plain(z.int());
/** The number of one thing among its kind, in a request. */
export const serialNumber = plain(z.int().check(z.minimum(1), z.maximum(highestNumber)));
/** A count or an amount in whole won: never negative. */
export const amount = plain(z.int().check(z.nonnegative()));
export const boolean = plain(z.boolean());
/** The bytes of a file, unchanged on the wire. */
export const fileBytes: Shape<Uint8Array<ArrayBuffer>, unknown> = {
  schema: z.unknown(),
  encode: same,
  decode: (wire) => wire as Uint8Array<ArrayBuffer>,
};
/** The version of a row that the client has seen; the next one is also storable. */
export const seenVersion = plain(z.int().check(z.minimum(0), z.maximum(highestNumber - 1)));
/** An instant as ISO 8601 text. */
export const instant = plain(
  z
    .string()
    .check(
      z.regex(/^[12]\d{3}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/, { abort: true }),
      z.refine(isMoment),
    ),
);
/** A calendar day in Seoul, YYYY-MM-DD. */
export const day = plain(
  z.string().check(z.maxLength(10), z.regex(/^[12]\d{3}-[01]\d-[0-3]\d$/, { abort: true }), z.refine(isCalendarDay)),
);
export const oneOf = <const T extends string>(values: readonly T[]): Shape<T> =>
  plain(z.enum(values as readonly [T, ...T[]])) as unknown as Shape<T>;

/** One of a few values; an unknown one becomes the fallback. */
export function oneOfOr<const T extends string, const F extends string>(
  values: readonly T[],
  fallback: F,
): Shape<T | F> {
  const known = (value: T | F) => values.find((one) => one === value) ?? fallback;
  return { schema: oneOf([...values, fallback]).schema, encode: known, decode: known };
}

/** The specification's Y/N flag. */
export const yesNo: Shape<boolean, 'Y' | 'N'> = {
  schema: z.enum(['Y', 'N']),
  encode: (value) => (value ? 'Y' : 'N'),
  decode: (wire) => wire === 'Y',
};

/** A whole number in an address. */
export const queryInteger = (minimum: number, maximum: number): Shape<number, string> => ({
  schema: z.string().check(
    z.regex(/^\d{1,9}$/, { abort: true }),
    z.refine((value) => Number(value) >= minimum && Number(value) <= maximum),
  ),
  encode: String,
  decode: Number,
});

/** The number of one thing among its kind, in an address. */
export const querySerialNumber = queryInteger(1, highestNumber);

/** One of a few whole numbers, in an address. */
export const queryOneOf = <const N extends number>(values: readonly N[]): Shape<N, string> => ({
  schema: z.enum(values.map(String) as [string, ...string[]]),
  encode: String,
  decode: (wire) => Number(wire) as N,
});

/** Several values in an address, separated by commas. */
export const queryList = (maximum: number): Shape<string[], string> => ({
  schema: z.string().check(
    z.maxLength(400),
    z.refine((value) => value.split(',').length <= maximum),
    oneLine,
  ),
  encode: (values) => values.join(','),
  decode: (wire) => wire.split(',').filter((value) => value !== ''),
});
