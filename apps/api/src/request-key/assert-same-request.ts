import { createHash } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { insertRequestKey, listContentHashes } from './request-key.repository.ts';

type Keyed = {
  readonly memberNo: number;
  /** The request as the contract decoded it, without unknown fields. */
  readonly request: { readonly requestKey: string };
};

/**
 * An idempotency key identifies one request of a member: the first use stores the request's hash, a later one with other content is
 * refused with 4221. Called in the transaction that acts on the request, so that a failed request leaves its key free.
 */
export async function assertSameRequest(transaction: MallTransaction, { memberNo, request }: Keyed): Promise<void> {
  const { requestKey } = request;
  const contentHash = hashRequest(request);
  const [isNew] = await insertRequestKey(transaction, { memberNo, requestKey, contentHash });
  if (isNew) return;
  const [first] = await listContentHashes(transaction, { memberNo, requestKey });
  if (!first || !contentHash.equals(first.contentHash)) throw new AppError('4221');
}

/** SHA-256 of the JSON with sorted keys: the same for the same content, however it was written. */
export const hashRequest = (request: object): Buffer =>
  createHash('sha256').update(JSON.stringify(request, sortKeys)).digest();

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
