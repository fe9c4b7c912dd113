import { clientErrorTexts, type FieldError } from '@mall/contracts/errors';

type Details = {
  readonly code: string;
  readonly message: string;
  readonly status?: number;
  readonly description?: string | undefined;
  readonly fieldErrors?: readonly FieldError[] | undefined;
  readonly requestId?: string | null;
  readonly data?: unknown;
};

/** A reply whose code is not 0000, or a request without a reply. */
export class OfficeError extends Error {
  readonly code: string;
  /** HTTP status; 0 when there was no reply. */
  readonly status: number;
  readonly description: string | undefined;
  readonly fieldErrors: readonly FieldError[];
  /** The request id to quote to the operator of the server. */
  readonly requestId: string | undefined;
  /** Data of the refusal, such as both versions in a conflict. */
  readonly data: unknown;

  constructor(details: Details, options?: ErrorOptions) {
    super(details.message, options);
    this.name = 'OfficeError';
    this.code = details.code;
    this.status = details.status ?? 0;
    this.description = details.description;
    this.fieldErrors = details.fieldErrors ?? [];
    this.requestId = details.requestId ?? undefined;
    this.data = details.data;
  }
}

export const isOfficeError = (error: unknown, code?: string): error is OfficeError =>
  error instanceof OfficeError && (code === undefined || error.code === code);

/** The error of a request without a reply: aborted, or without a network. */
export function clientError(cause: unknown): OfficeError {
  const isCanceled = cause instanceof DOMException && cause.name === 'AbortError';
  const code = isCanceled ? 'ERR_CANCELED' : 'ERR_NETWORK';
  return new OfficeError({ code, message: clientErrorTexts[code] }, { cause });
}

/** The message of a failure: the server's, or the fallback. */
export function errorText(error: unknown, fallback: string = clientErrorTexts['5000']): string {
  if (!(error instanceof OfficeError)) return fallback;
  return error.description ?? (error.message === '' ? fallback : error.message);
}

/** The message beside a form's only field: the server's error for it, or why the call failed. */
export const faultText = (error: unknown): string =>
  (isOfficeError(error) && error.fieldErrors[0]?.message) || errorText(error);
