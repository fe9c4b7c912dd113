import type { FieldError } from './errors.ts';

/** The code of a successful response. */
export const successCode = '0000';

/** The form of every response of the API; `data` is present when the code is 0000, and in refusals that have something to show. */
export type Envelope<Data = unknown> = {
  readonly code: string;
  readonly message: string;
  readonly description?: string;
  readonly data?: Data;
  readonly fieldErrors?: readonly FieldError[];
};
