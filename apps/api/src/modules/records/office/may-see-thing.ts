import type { BoardType } from '@mall/contracts/codes';
import type { Permission } from '@mall/contracts/office/rights';
import type { Dependencies } from '../../../dependencies.ts';
import { isWithin } from '../../../office/audited-write.ts';
import type { ReadAs } from '../../../office/bind-office.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { findQueueRow as findApplication } from '../../application/office/application-queue.repository.ts';
import { isWithinReach } from '../../board/office/post.repository.ts';
import { maySeeCase } from '../../case/cases.ts';
import { findQueueRow as findQuestion } from '../../question/office/question-queue.repository.ts';

/** As the audit names it, `order 2026112200041203`, in two parts; things of the office have no mall. */
export type Thing = { readonly kind: string; readonly name: string; readonly mallId: number | undefined };
type Looking = {
  readonly staff: StaffCaller;
  readonly readAs: ReadAs;
  readonly office: Pick<Dependencies, 'database' | 'clock'>;
};
type Check = (thing: Thing, looking: Looking) => boolean | Promise<boolean>;

const inMall =
  (permission: Permission): Check =>
  ({ mallId }, { staff: { rights } }) => {
    const scope = rights.get(permission);
    return mallId !== undefined && scope !== undefined && isWithin(scope, mallId);
  };
const everywhere =
  (permission: Permission): Check =>
  ({ mallId }, { staff: { rights } }) =>
    mallId === undefined && rights.get(permission)?.kind === 'all';

/** An application is seen by who its carrier's are given to, a question by its category: they are looked for as their lists do. */
const application: Check = async ({ mallId, name: applicationNo }, { staff, readAs, office }) => {
  if (mallId === undefined) return false;
  const looking = { reaches: staff.reachOf('applications.read'), at: office.clock() };
  const find = (reader: Parameters<typeof findApplication>[0]) =>
    findApplication(reader, { mallId, applicationNo }, looking);
  return (await readAs('applications.read', find)) !== undefined;
};
const question: Check = async ({ mallId, name }, { staff, readAs, office }) => {
  const questionNo = numberOf(name);
  if (mallId === undefined || questionNo === undefined) return false;
  const looking = { staffNo: staff.staffNo, reaches: staff.reachOf('questions.read'), at: office.clock() };
  const find = (reader: Parameters<typeof findQuestion>[0]) => findQuestion(reader, { mallId, questionNo }, looking);
  return (await readAs('questions.read', find)) !== undefined;
};
const post: Check = ({ mallId, name }, { staff }) =>
  mallId !== undefined && isWithinReach(staff.reachOf('boards.read'), mallId, name.split('/')[0] as BoardType);
const aCase: Check = async ({ mallId, name }, { staff, office }) => {
  const caseNo = numberOf(name);
  return mallId === undefined && caseNo !== undefined && (await maySeeCase(office, staff, caseNo));
};

const numberOf = (name: string): number | undefined => (/^\d{1,15}$/.test(name) ? Number(name) : undefined);

/** Who may see a thing, by the first word of its subject. */
const checks: Readonly<Record<string, Check>> = {
  order: inMall('orders.read'),
  claim: inMall('claims.read'),
  deposit: inMall('deposits.read'),
  sheet: inMall('sheets.read'),
  application,
  subscription: inMall('subscriptions.read'),
  question,
  contact: inMall('contacts.read'),
  member: inMall('members.read'),
  request: inMall('members.read'),
  roster: inMall('roster.read'),
  post,
  case: aCase,
  staff: everywhere('staff.read'),
};

/** Tells whether a staff may see a thing, and with it what was changed at it; a thing of no known kind is seen by nobody. */
export async function maySeeThing(thing: Thing, looking: Looking): Promise<boolean> {
  const check = Object.hasOwn(checks, thing.kind) ? checks[thing.kind] : undefined;
  return check !== undefined && (await check(thing, looking));
}
