import type { FieldError } from './errors.ts';

/** The code of a successful reply. */
export const successCode = '0000';

/** What every reply of the API looks like; `data` is there when the code is 0000, and where a refusal has something to show. */
export type Envelope<Data = unknown> = {
  readonly code: string;
  readonly message: string;
  readonly description?: string;
  readonly data?: Data;
  readonly fieldErrors?: readonly FieldError[];
};
