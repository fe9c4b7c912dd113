import type { DepositAct, DepositKind } from '@mall/contracts/office/deposits';
import type { DifferenceAct, DifferenceState } from '@mall/contracts/office/ledger';
import type { Permission } from '@mall/contracts/office/rights';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayIn } from '../../../office/within-scope.ts';

type Rights = Pick<StaffCaller, 'rights'>;

const permissionOf: Readonly<Record<DepositAct, Permission>> = {
  return: 'deposits.write',
  ask: 'deposits.write',
  receipt: 'ledger.write',
};
const legal: Readonly<Record<DepositKind, readonly DepositAct[]>> = {
  LATE: ['return', 'ask'],
  STUCK: ['ask'],
  WAITING: ['ask'],
  NOTICE: ['ask'],
  RECEIPT: ['receipt'],
};

type Standing = {
  readonly mallId: number;
  readonly kinds: readonly DepositKind[];
  /** Whether a case of refunding it is already pending. */
  readonly hasCase: boolean;
};

/** The actions open to this member of staff for a row of the queue. */
export function depositActsOf(staff: Rights, { mallId, kinds, hasCase }: Standing): DepositAct[] {
  const acts = new Set(kinds.flatMap((kind) => legal[kind]));
  return [...acts].filter((act) => mayIn(staff, permissionOf[act], mallId) && !(act === 'return' && hasCase));
}

type Differing = {
  readonly mallId: number;
  readonly state: DifferenceState;
  /** Whether an order with its number exists. */
  readonly hasOrder: boolean;
};

/** The actions open to this member of staff for a difference; none once both sides agree. */
export function differenceActsOf(staff: Rights, { mallId, state, hasOrder }: Differing): DifferenceAct[] {
  if (state === 'AGREED' || !mayIn(staff, 'ledger.write', mallId)) return [];
  return [...(hasOrder ? (['compare'] as const) : []), ...(state === 'OPEN' ? (['resolve'] as const) : [])];
}
