import type { ErrorCode } from './errors.ts';
import type { AnyShape, ValueOf } from './wire.ts';

/**
 * Who may call: anyone; whoever has a session, even one that only serves to change a temporary password; any signed-in member; one of a
 * type that shops (not UPLOAD); one who has a My Shop (not COMMON); one who may leave the mall (neither); or one who orders by
 * spreadsheet (UPLOAD).
 */
export type AccessRule = 'public' | 'session' | 'member' | 'shopper' | 'accountHolder' | 'leaver' | 'uploader';

/** One call of the API, imported by the server (which validates with it) and the browser (which calls with it). */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base; parameters are written `:name`. */
  readonly path: string;
  /** `/api/v1/mall` unless the specification says otherwise. */
  readonly base?: string;
  readonly access: AccessRule;
  readonly summary: string;
  readonly params?: AnyShape;
  readonly query?: AnyShape;
  readonly body?: AnyShape;
  /** The body is one file, sent as it is (application/octet-stream), of at most so many bytes. */
  readonly upload?: { readonly mostBytes: number };
  readonly data: AnyShape;
  /**
   * The data is the reply itself: a WebP picture, a spreadsheet that the browser names, or a file that its handler has named. Only what
   * goes wrong comes in the envelope.
   */
  readonly reply?: 'picture' | 'spreadsheet' | 'file';
  /** It depends on a code, link, ticket or proof that the server has issued: wrong ones are counted, and refused with 1252 after ten. */
  readonly takesSecret?: true;
  /**
   * Of what only reads, what staff get who look at the mall as a member: a GET unless it is 'closed' (cards, accounts, contracts), and a call
   * of another method where it is 'open'. Everything else is refused to them with 4033.
   */
  readonly look?: 'open' | 'closed';
  /** A call of another method than GET whose traces its caller does not look for: figures, and what the reply itself says. */
  readonly unawaited?: true;
  /** Codes a caller must be ready for, besides 4000, 4010, 4290, 5000 and 5030, and in a mall that rests 4034 or 4100. */
  readonly errors: readonly ErrorCode[];
  /** What the browser and proxies may keep; nothing by default. */
  readonly cache?: 'public-revalidated';
  /** A browser without a line shows the same reader what it was answered last (decision record 42); nothing by default. */
  readonly offline?: 'kept';
};

/** Does a session that only looks (decision record 39) get an answer? The one rule of it, for browser and server. */
export const isOpenToLook = ({ method, look }: Pick<Endpoint, 'method' | 'look'>): boolean =>
  look === 'open' || (method === 'GET' && look !== 'closed');

/** The base path of the calls. */
export const apiBase = '/api/v1/mall';

/** The whole path of a call, parameters still by their names. */
export const wholePath = ({ base = apiBase, path }: Pick<Endpoint, 'base' | 'path'>): string => base + path;

/** Declares an endpoint, keeping the exact type of each part. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type PartOf<E, Part extends string> = E extends { readonly [K in Part]: infer S } ? ValueOf<S> : undefined;
/** What a caller hands over, in the code's own words. */
export type RequestOf<E> = {
  params: PartOf<E, 'params'>;
  query: PartOf<E, 'query'>;
  body: PartOf<E, 'body'>;
};
/** What a call returns, in the code's own names. */
export type DataOf<E extends Endpoint> = ValueOf<E['data']>;
