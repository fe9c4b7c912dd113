import { maskAccount, maskAddress, maskBirth, maskEmail, maskId, maskName, maskPhone } from '../masking.ts';
import { type PersonalPart, type Shape, text } from '../wire.ts';

const masks = {
  name: maskName,
  id: maskId,
  phone: maskPhone,
  email: maskEmail,
  address: maskAddress,
  birth: maskBirth,
  account: maskAccount,
} as const;

/** The classes of personal data, each with its mask. */
export type PersonalClass = keyof typeof masks;

declare const classOf: unique symbol;
/**
 * A personal value on its way from the office's repositories to its response: no other shape accepts this type, so a forgotten mask does
 * not compile.
 */
export type Personal<Class extends PersonalClass> = { readonly [classOf]: Class };

/** The text of a personal value, for rules of the server that need it; it leaves the server only through a shape. */
export const textOf = (value: Personal<PersonalClass>): string => value as unknown as string;

const shapeOf = <Class extends PersonalClass>(
  part: PersonalPart,
  show: (value: string) => string,
): Shape<Personal<Class>, string> => ({
  personal: [part],
  schema: text.schema,
  encode: (value) => show(textOf(value)),
  decode: (wire) => wire as unknown as Personal<Class>,
});

/** A personal value that leaves the server masked. */
export const personal = <const Class extends PersonalClass>(kind: Class): Shape<Personal<Class>, string> =>
  shapeOf({ kind, form: 'masked' }, masks[kind]);

/** A personal value in clear: only for calls that declare `personal: 'clear'`. */
export const revealed = <const Class extends PersonalClass>(kind: Class): Shape<Personal<Class>, string> =>
  shapeOf({ kind, form: 'clear' }, (value) => value);
