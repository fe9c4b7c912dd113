import { FilesRefused, FilesUnavailable } from './file-store.ts';

/** What an error of the SDK may say. */
type Failure = Error & {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number; readonly attempts?: number };
};

export const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchKey';

const credentials = (url: string) =>
  `the store of ${url} refuses the credentials: check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION`;

const refusals: Readonly<Record<string, (url: string) => string>> = {
  InvalidAccessKeyId: credentials,
  SignatureDoesNotMatch: credentials,
  AuthorizationHeaderMalformed: credentials,
  InvalidToken: credentials,
  ExpiredToken: credentials,
  CredentialsProviderError: (url) =>
    `there are no credentials for ${url}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the machine a role`,
  AccessDenied: (url) =>
    `the credentials may not use ${url}: let them do s3:GetObject, s3:PutObject, s3:DeleteObject, s3:AbortMultipartUpload and s3:ListBucket there`,
  NoSuchBucket: (url) => `there is no bucket ${url}: make it, or correct FILES_URL`,
  PermanentRedirect: (url) => `the bucket of ${url} is in another region: set AWS_REGION to it`,
  NotImplemented: (url) =>
    `the store of ${url} lacks what the mall needs (PutObject with If-None-Match, uploads in parts)`,
};

/** Explains what an operator can do about an error of the store; other errors are returned unchanged. */
export function explainStoreFailure(error: unknown, url: string): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, code, $metadata } = error as Failure;
  const refusal = refusals[name];
  if (refusal) return new FilesRefused(refusal(url), { cause: error });
  if (message.includes('Region is missing'))
    return new FilesRefused(`set AWS_REGION to the region of ${url}`, { cause: error });
  const status = $metadata?.httpStatusCode;
  if (status === 403) return new FilesRefused(credentials(url), { cause: error });
  const isAway = status === undefined ? $metadata !== undefined || isOfNetwork(name, code) : status >= 500;
  if (!isAway) return error;
  return new FilesUnavailable(`the store of ${url} does not respond (${status ?? code ?? name})`, { cause: error });
}

const isOfNetwork = (name: string, code: string | undefined): boolean =>
  name === 'TimeoutError' || /^(E[A-Z_]+|UND_ERR_\w+|\w*CERT\w*)$/.test(code ?? '');
