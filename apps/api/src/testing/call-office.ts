import type { OfficeEndpoint } from '@mall/contracts/office/office-endpoint';
import type { StaffClient } from './staff.ts';
import { validValue } from './valid-values.ts';

type Call = {
  readonly mallId?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of fields by their names, in parameters and bodies. */
  readonly known?: Readonly<Record<string, unknown>>;
};

/** Calls with a valid value for each parameter, query and body. */
export function callWith(
  client: StaffClient,
  endpoint: OfficeEndpoint,
  { mallId = 1, headers = {}, known = {} }: Call = {},
) {
  const { method, path, params, query, body, upload } = endpoint;
  const values = params ? (validValue(params, { ...known, mallId: String(mallId) }) as Record<string, unknown>) : {};
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '1')));
  const filters = query ? Object.entries(validValue(query) as Record<string, unknown>) : [];
  const search = new URLSearchParams(filters.map(([name, value]) => [name, String(value)]));
  const send = { GET: client.get, POST: client.post, PUT: client.put, DELETE: client.delete }[method as 'GET'];
  const file = { body: Buffer.from('x'), headers: { 'content-type': 'application/octet-stream', ...headers } };
  return send(
    `${place}?${search}`,
    upload ? file : { headers, ...(body && { body: validValue(body, known) as object }) },
  );
}
