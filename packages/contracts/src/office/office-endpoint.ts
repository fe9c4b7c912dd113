import type { Endpoint, RequestOf } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import type { ValueOf } from '../wire.ts';
import type { Permission } from './rights.ts';

/** The base path of the office's calls, which only its own host serves. */
export const officeBase = '/api/v1/admin';

/**
 * Who may call: a permission, in the malls where its grants hold; any staff member for their own data; or, before sign-in, a browser at the
 * office.
 */
type OfficeAccess = Permission | 'self' | 'public';

type Parts = Pick<Endpoint, 'method' | 'summary' | 'params' | 'query' | 'body' | 'upload' | 'data' | 'reply'> & {
  /** Below /api/v1/admin; parameters are written `:name`. */
  readonly path: string;
  readonly permission: OfficeAccess;
  /** Whether its response has personal data, and in which form: if so, the access log gets a row before the response is sent. */
  readonly personal: 'none' | 'masked' | 'clear';
  /** Its action in the access log; LIST or VIEW by default. */
  readonly task?: 'LIST' | 'VIEW' | 'UNMASK' | 'PRINT' | 'EXPORT' | 'LOOK_AS';
  /** 'read', or the name of what it changes: then the audit gets exactly one row, in the transaction of the change. */
  readonly audit: 'read' | { readonly action: string };
  /** The limit of its body, if larger than the usual 100 KB. */
  readonly mostBytes?: number;
  /** It needs a step-up within the last five minutes: 4032 otherwise. */
  readonly stepUp?: true;
  /** Codes that a caller must handle, besides 4000, 4010, 4011, 4040, 4290, 5000 and 5030, and 4221 where it takes a key. */
  readonly errors: readonly ErrorCode[];
};

/** One call of the office. */
export type OfficeEndpoint = Parts;

/** What a call of the office returns, in the names of the code. */
export type OfficeData<E extends OfficeEndpoint> = ValueOf<E['data']>;
export type OfficeRequest<E extends OfficeEndpoint> = RequestOf<E>;

/** Declares a call of the office; throws when its response has personal data in a form that it does not declare. */
export function officeEndpoint<const E extends OfficeEndpoint>(definition: E): E {
  const { method, path, personal, data, reply } = definition;
  const forms = data.personal?.map(({ form }) => form) ?? [];
  const form = forms.includes('clear') ? 'clear' : (forms[0] ?? 'none');
  // A file has no declared fields.
  if (form !== personal && reply === undefined)
    throw new Error(`${method} ${path} declares ${personal} personal data, but its reply has ${form}`);
  return definition;
}

/** The header of the idempotency key: a UUID, one per press. */
export const requestKeyHeader = 'idempotency-key';

/**
 * Whether it takes an idempotency key: POST calls that change something do. PUT and DELETE are idempotent anyway, and calls that return
 * personal data or a file return it again, with another row in the access log.
 */
export const isKeyed = ({
  method,
  permission,
  audit,
  personal,
  reply,
}: Pick<OfficeEndpoint, 'method' | 'permission' | 'audit' | 'personal' | 'reply'>): boolean =>
  method === 'POST' && permission !== 'public' && audit !== 'read' && personal === 'none' && reply === undefined;

/** The classes of personal data in its response, for the access log. */
export const personalFieldsOf = ({ data }: Pick<OfficeEndpoint, 'data'>): string[] => [
  ...new Set(data.personal?.map(({ kind }) => kind)),
];
