import type { ErrorCode } from './errors.ts';
import type { AnyShape, ValueOf } from './wire.ts';

/**
 * Who may call: anyone; whoever has a session, even one that can only change a temporary password; any signed-in member; one of a type that
 * shops (not UPLOAD); one with a My Shop (not COMMON); one who may leave the mall (neither); or one who orders by spreadsheet (UPLOAD).
 */
export type AccessRule = 'public' | 'session' | 'member' | 'shopper' | 'accountHolder' | 'leaver' | 'uploader';

/** One call of the API, imported by the server (which validates with it) and the browser (which calls with it). */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base path; parameters are written `:name`. */
  readonly path: string;
  /** `/api/v1/mall` unless the specification says otherwise. */
  readonly base?: string;
  readonly access: AccessRule;
  readonly summary: string;
  readonly params?: AnyShape;
  readonly query?: AnyShape;
  readonly body?: AnyShape;
  /** The body is one raw file (application/octet-stream), with at most this many bytes. */
  readonly upload?: { readonly mostBytes: number };
  readonly data: AnyShape;
  /**
   * The data is the response itself: a WebP picture, a spreadsheet that the browser names, or a file named by its handler. Only errors come
   * in the envelope.
   */
  readonly reply?: 'picture' | 'spreadsheet' | 'file';
  /** It depends on a code, link, ticket or proof that the server has issued: wrong ones are counted, and refused with 1252 after ten. */
  readonly takesSecret?: true;
  /**
   * What staff may call while they look at the mall as a member: a GET unless it is 'closed' (cards, accounts, contracts), and another
   * method only if it is 'open'. Everything else is refused with 4033.
   */
  readonly look?: 'open' | 'closed';
  /**
   * A call of another method than GET whose effects its caller does not look for afterwards: statistics, and what the response itself
   * contains.
   */
  readonly unawaited?: true;
  /** Codes that a caller must handle, besides 4000, 4010, 4290, 5000 and 5030, and in a paused or closed mall 4034 or 4100. */
  readonly errors: readonly ErrorCode[];
  /** What the browser and proxies may cache; nothing by default. */
  readonly cache?: 'public-revalidated';
  /** An offline browser shows the same reader the last response (decision 42); nothing by default. */
  readonly offline?: 'kept';
};

/** Whether a session that only looks (decision 39) may call it. The only rule for this, for browser and server. */
export const isOpenToLook = ({ method, look }: Pick<Endpoint, 'method' | 'look'>): boolean =>
  look === 'open' || (method === 'GET' && look !== 'closed');

/** The base path of the calls. */
export const apiBase = '/api/v1/mall';

/** The whole path of a call, with the names of its parameters. */
export const wholePath = ({ base = apiBase, path }: Pick<Endpoint, 'base' | 'path'>): string => base + path;

/** Declares an endpoint, keeping the exact type of each part. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type PartOf<E, Part extends string> = E extends { readonly [K in Part]: infer S } ? ValueOf<S> : undefined;
/** What a caller passes, in the names of the code. */
export type RequestOf<E> = {
  params: PartOf<E, 'params'>;
  query: PartOf<E, 'query'>;
  body: PartOf<E, 'body'>;
};
/** What a call returns, in the names of the code. */
export type DataOf<E extends Endpoint> = ValueOf<E['data']>;
