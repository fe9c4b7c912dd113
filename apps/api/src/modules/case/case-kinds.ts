import type { Permission } from '@mall/contracts/office/rights';
import type { DB } from '@mall/db/generated';
import type { Transaction } from 'kysely';
import type { Dependencies } from '../../dependencies.ts';
import { endGrantCase, grantCase, resetCase, roleCase } from '../staff/management/staff-cases.ts';

/** What may wait for a second person. */
export type CaseKind = {
  /** Who decides it, where they have it in all malls or in the case's. */
  readonly permission: Permission;
  readonly title: string;
  /** Carries an approved one out, in the transaction of the decision; what it returns happens once that is committed. */
  readonly execute: (
    transaction: Transaction<DB>,
    request: unknown,
    context: { readonly office: Dependencies; readonly caseNo: number; readonly madeBy: number },
  ) => Promise<(() => Promise<void>) | undefined>;
};

/** Every kind of case; a new one is added here. */
export const caseKinds: Readonly<Record<string, CaseKind>> = {
  'staff.grant': grantCase,
  'staff.endGrant': endGrantCase,
  'staff.reset': resetCase,
  'role.put': roleCase,
};
