import { createHash } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import { isKeyed, type OfficeEndpoint, requestKeyHeader } from '@mall/contracts/office/office-endpoint';
import type { Database } from '@mall/db/connection';
import type { FastifyRequest } from 'fastify';
import { hashRequest } from '../request-key/assert-same-request.ts';
import type { RecordedTransaction } from './recorded.ts';
import type { StaffCaller } from './staff-caller.ts';
import { addWritten, findStaffRequest, updateReply } from './staff-request.repository.ts';

/** A request of staff as its idempotency key identifies it. */
export type StaffRequest = {
  readonly staffNo: number;
  readonly requestKey: string;
  readonly contentHash: Buffer;
  readonly at: Date;
};

type Call = {
  readonly staff: StaffCaller | undefined;
  readonly request: FastifyRequest;
  /** The parts as the contract decoded them, without unknown fields. */
  readonly sent: { readonly file: Buffer | undefined } & Readonly<Record<'params' | 'query' | 'body', unknown>>;
  readonly at: Date;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The request of a call that takes a key; 4000 when it comes without one. */
export function staffRequestOf(endpoint: OfficeEndpoint, { staff, request, sent, at }: Call): StaffRequest | undefined {
  if (!staff || !isKeyed(endpoint)) return undefined;
  const requestKey = request.headers[requestKeyHeader];
  if (typeof requestKey !== 'string' || !uuid.test(requestKey)) throw new AppError('4000');
  const { method, path } = endpoint;
  const file = sent.file && createHash('sha256').update(sent.file).digest('hex');
  return { staffNo: staff.staffNo, requestKey, contentHash: hashRequest({ method, path, ...sent, file }), at };
}

/**
 * Does what a request asks for once: repeated with its key it returns the same reply. Errors: 4221 for other content; 4090
 * while the first one is under way, or when its process ended before it replied.
 */
export async function once<Result>(
  database: Database,
  keyed: StaffRequest | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!keyed) return work();
  const before = await storedReply<Result>(database, keyed);
  if (before) return before.data;
  try {
    const data = await work();
    await updateReply(database, keyed, { data });
    return data;
  } catch (error) {
    // The same request, sent twice concurrently: the other one may have replied meanwhile.
    const meanwhile = isAppError(error, '4090') ? await storedReply<Result>(database, keyed) : undefined;
    if (meanwhile) return meanwhile.data;
    throw error;
  }
}

const isAppError = (error: unknown, code: string) => error instanceof AppError && error.code === code;

async function storedReply<Data>(database: Database, keyed: StaffRequest): Promise<{ data: Data } | undefined> {
  const stored = await findStaffRequest(database, keyed);
  if (stored && !stored.contentHash.equals(keyed.contentHash)) throw new AppError('4221');
  return (stored?.reply ?? undefined) as { data: Data } | undefined;
}

type Subject = { readonly mallId?: number; readonly subject: string };

/** Runs at the start of the first transaction of each write: 4090 when a request with the same key has made this write. */
export function claimsOf(keyed: StaffRequest | undefined) {
  const counts = new Map<string, number>();
  return ({ mallId, subject }: Subject) => {
    const about = `${mallId ?? ''} ${subject}`;
    const count = (counts.get(about) ?? 0) + 1;
    counts.set(about, count);
    return async (transaction: RecordedTransaction): Promise<void> => {
      if (!keyed || (await addWritten(transaction, keyed, `${about} ${count}`))) return;
      throw new AppError('4090', { description: '이미 처리한 일이에요. 새로고침해서 확인해 주세요.' });
    };
  };
}
