import type { FieldNames, FormErrors } from './form-errors.ts';

type Limit = { readonly maxLength?: number; readonly pattern?: RegExp; readonly maxItems?: number };

export type FormOptions<Values, Result> = {
  /** The initial values. */
  readonly values: Values;
  /** The draft survives a reload under this name, except for secrets. */
  readonly draft?: string | undefined;
  readonly secrets?: readonly (keyof Values & string)[];
  /** The limits of the request, from @mall/contracts/limits. */
  readonly limits?: { readonly [Name in keyof Values]?: Limit };
  readonly validate?: (values: Values) => FormErrors;
  /** A confirmation after the validation; without it nothing is sent. */
  readonly confirm?: (values: Values) => Promise<boolean>;
  readonly send: (values: Values) => Promise<Result>;
  readonly onSent?: (result: Result, values: Values) => unknown;
  readonly onError?: (error: Error) => unknown;
  /** The message if the server has none. */
  readonly failure: string;
  /** Fields with another name on the server. */
  readonly names?: FieldNames;
};
