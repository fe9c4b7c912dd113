import { clientErrorTexts, type FieldError } from '@mall/contracts/errors';
import { isCodeMissing } from './missing-code.ts';

type Details = {
  code: string;
  message: string;
  status?: number;
  description?: string | undefined;
  fieldErrors?: readonly FieldError[] | undefined;
};

/** R8.07: a response whose code is not 0000, or a request without a response. */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly description: string | undefined;
  readonly fieldErrors: readonly FieldError[];

  constructor(details: Details, options?: ErrorOptions) {
    super(details.message, options);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status ?? 0;
    this.description = details.description;
    this.fieldErrors = details.fieldErrors ?? [];
  }
}

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** R8.05, R8.06: errors of the browser itself. */
export function toClientError(cause: unknown): ApiError {
  const isCanceled = cause instanceof DOMException && cause.name === 'AbortError';
  const code = isCanceled ? 'ERR_CANCELED' : 'ERR_NETWORK';
  return new ApiError({ code, message: clientErrorTexts[code] }, { cause });
}

/** The server's message, or the fallback; R8.06 also for code that did not load. */
export function errorText(error: unknown, fallback: string): string {
  if (isCodeMissing(error)) return clientErrorTexts.ERR_NETWORK;
  if (!(error instanceof ApiError)) return fallback;
  return error.description ?? (error.message === '' ? fallback : error.message);
}
