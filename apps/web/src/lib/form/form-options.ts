import type { FieldNames, FormErrors } from './form-errors.ts';

type Limit = { readonly maxLength?: number; readonly pattern?: RegExp; readonly maxItems?: number };

export type FormOptions<Values, Result> = {
  /** What stands there at first. */
  readonly values: Values;
  /** What is typed outlives a reload under this name, but for secrets. */
  readonly draft?: string | undefined;
  readonly secrets?: readonly (keyof Values & string)[];
  /** Of the request, from @mall/contracts/limits. */
  readonly limits?: { readonly [Name in keyof Values]?: Limit };
  readonly validate?: (values: Values) => FormErrors;
  /** Asked after the validation; without a yes nothing is sent. */
  readonly confirm?: (values: Values) => Promise<boolean>;
  readonly send: (values: Values) => Promise<Result>;
  readonly onSent?: (result: Result, values: Values) => unknown;
  readonly onError?: (error: Error) => unknown;
  /** Where the server has no words of its own. */
  readonly failure: string;
  /** Fields that the server calls otherwise. */
  readonly names?: FieldNames;
};
