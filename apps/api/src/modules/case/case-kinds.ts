import type { Permission } from '@mall/contracts/office/rights';
import type { OfficeScope } from '@mall/db/in-office';
import type { Dependencies } from '../../dependencies.ts';
import type { RecordedTransaction } from '../../office/recorded.ts';
import type { StaffCaller } from '../../office/staff-caller.ts';
import { exportCase } from '../export/export-case.ts';
import { supportCase } from '../operator-data/office/support-case.ts';
import { refundCase } from '../order/claim/office/refund-case.ts';
import { requestCase } from '../order/claim/office/request-case.ts';
import { returnCase } from '../payment/office/return-case.ts';
import { archiveCase } from '../privacy/archive-case.ts';
import { saleCase } from '../special-sale/office/sale-case.ts';
import { endGrantCase, grantCase, resetCase, roleCase } from '../staff/management/staff-cases.ts';
import { termsCase, withdrawTermsCase } from '../terms/office/terms-case.ts';

type Kind = {
  /** The permission to decide it: needed in all malls, or in the case's mall. */
  readonly permission: Permission;
  /** The malls in which staff may decide it, where the permission alone does not tell. */
  readonly decidedIn?: (staff: StaffCaller) => OfficeScope;
  readonly title: string;
};
type InTransaction = {
  /** Carries an approved case out, in the transaction of the decision; the returned function runs once that is committed. */
  readonly execute: (
    transaction: RecordedTransaction,
    request: unknown,
    context: { readonly office: Dependencies; readonly caseNo: number; readonly madeBy: number; readonly at: Date },
  ) => Promise<(() => Promise<void>) | undefined>;
};
type ByUseCase = {
  /** Carries it out by the shop's use case, whose first transaction includes the decision: an error there leaves the case open. */
  readonly carryOut: (
    office: Dependencies,
    request: unknown,
    context: { readonly mallId: number; readonly reason: string; readonly madeBy: number },
  ) => Promise<void>;
};
/** Anything that may wait for a second person. */
export type CaseKind = Kind & (InTransaction | ByUseCase);
/** A kind that the shop's use case carries out. */
export type UseCaseKind = Kind & ByUseCase;

/** Every kind of case; a new one is added here. */
export const caseKinds: Readonly<Record<string, CaseKind>> = {
  'staff.grant': grantCase,
  'staff.endGrant': endGrantCase,
  'staff.reset': resetCase,
  'role.put': roleCase,
  'claim.refund': refundCase,
  'claim.request': requestCase,
  'deposit.return': returnCase,
  'supports.change': supportCase,
  'specialSale.add': saleCase,
  'export.personal': exportCase,
  'archive.open': archiveCase,
  'terms.announce': termsCase,
  'terms.withdraw': withdrawTermsCase,
};
