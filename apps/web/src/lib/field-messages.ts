import { isApiError } from './api/api-error.ts';

/** What the server says of single fields, by the last part of their path. */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!isApiError(error)) return {};
  return Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field.split('.').at(-1) ?? field, message]));
}
