import { isApiError } from '../../../lib/api/api-error.ts';

/** 4042: nothing of it is sold; the others: the sale is not open, sold out, or the member has reached its limit. */
const codes = ['4042', '4600', '4601', '4602'];

/** Whether the response says that nothing of the purchase can be ordered. */
export const isNothingLeft = (error: unknown): boolean => codes.some((code) => isApiError(error, code));
