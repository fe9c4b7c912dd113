import { AppError } from '@mall/contracts/errors';
import type { OfficeEndpoint } from '@mall/contracts/office/office-endpoint';
import type { Database } from '@mall/db/connection';
import type { OfficeScope } from '@mall/db/in-office';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { mallOfNumber } from '../plugins/mall-directory.ts';
import { insertAudit } from './office.repository.ts';
import { recorded } from './recorded.ts';
import type { StaffCaller } from './staff-caller.ts';
import { claimsOf, type StaffRequest } from './staff-request.ts';
import { isWithin } from './within-scope.ts';

/** The subject of a change, for the audit. */
type Subject = {
  /** Absent where the subject belongs to no mall. */
  readonly mallId?: number;
  /** Such as `order 2026112200041203`. */
  readonly subject: string;
  readonly reason?: string;
  /** By field: before and after; no personal values. */
  readonly changes?: Readonly<Record<string, unknown>>;
};

/** Runs a use case whose first transaction also writes the audit's row; 4040 for a mall outside the scope. */
export type AuditedWrite = <Result>(
  subject: Subject,
  work: (dependencies: Dependencies) => Promise<Result>,
) => Promise<Result>;

export type OfficeDependencies = Dependencies & { readonly officeDatabase: Database };
type Caller = {
  readonly staff: StaffCaller | undefined;
  readonly scope: OfficeScope;
  readonly request: FastifyRequest;
  /** The request with its idempotency key; undefined for a call that takes none. */
  readonly keyed: StaffRequest | undefined;
};

export function auditedWrite(dependencies: OfficeDependencies, endpoint: OfficeEndpoint, caller: Caller): AuditedWrite {
  const { audit, path } = endpoint;
  const claimOf = claimsOf(caller.keyed);
  return async (subject, work) => {
    if (audit === 'read') throw new Error(`${path} changes something, but its audit says read`);
    assertWithin(endpoint, caller.scope, subject.mallId);
    if (subject.mallId !== undefined) await assertMall(dependencies.malls, subject.mallId);
    const { database, isRecorded } = recorded(
      dependencies.officeDatabase,
      (transaction) => insertAudit(transaction, rowOf(audit.action, subject, caller, dependencies.clock())),
      claimOf(subject),
    );
    const result = await work({ ...dependencies, database });
    if (!isRecorded()) throw new Error(`${path} changed something outside of its transactions`);
    return result;
  };
}

/** Things that belong to no mall may be changed only by staff whose permission covers all malls. */
function assertWithin({ permission }: OfficeEndpoint, scope: OfficeScope, mallId: number | undefined): void {
  if (permission === 'self' || permission === 'public') return;
  if (mallId === undefined ? scope.kind !== 'all' : !isWithin(scope, mallId)) throw new AppError('4040');
}

/** Staff with a permission for all malls may name one that does not exist. */
async function assertMall(malls: Dependencies['malls'], mallId: number): Promise<void> {
  if (!(await mallOfNumber(malls, mallId))) throw new AppError('4040');
}

function rowOf(action: string, { mallId, subject, reason, changes }: Subject, { staff, request }: Caller, at: Date) {
  return {
    ...{ happenedAt: at, action, subject, changes: changes ?? {}, reason: reason ?? '' },
    ofMallId: mallId ?? null,
    staffNo: staff?.staffNo ?? null,
    // Before signing in, as with an invitation, the office itself is the operator.
    operator: staff ? null : 'office',
    sessionNo: staff?.sessionNo ?? null,
    address: request.ip,
    requestId: request.id,
  };
}
