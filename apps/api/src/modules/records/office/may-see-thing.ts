import type { BoardType } from '@mall/contracts/codes';
import type { Permission } from '@mall/contracts/office/rights';
import type { Dependencies } from '../../../dependencies.ts';
import type { ReadAs } from '../../../office/bind-office.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayEverywhere, mayIn } from '../../../office/within-scope.ts';
import { maySeeApplication } from '../../application/office/may-see-application.ts';
import { maySeePost } from '../../board/office/may-see-post.ts';
import { maySeeCase } from '../../case/cases.ts';
import { maySeeApplicant } from '../../joining/office/may-see-applicant.ts';
import { maySeeQuestion } from '../../question/office/may-see-question.ts';
import { maySeeTemplate } from '../../question/office/may-see-template.ts';

/** The subject of an audit row, such as `order 2026112200041203`, in two parts; things of the office have no mall. */
export type Thing = { readonly kind: string; readonly name: string; readonly mallId: number | undefined };
type Looking = {
  readonly staff: StaffCaller;
  readonly readAs: ReadAs;
  readonly office: Pick<Dependencies, 'database' | 'clock'>;
};
type Check = (thing: Thing, looking: Looking) => boolean | Promise<boolean>;

const inMall =
  (permission: Permission): Check =>
  ({ mallId }, { staff }) =>
    mallId !== undefined && mayIn(staff, permission, mallId);
const everywhere =
  (permission: Permission): Check =>
  ({ mallId }, { staff }) =>
    mallId === undefined && mayEverywhere(staff, permission);

const application: Check = async ({ mallId, name: applicationNo }, { staff, readAs, office }) =>
  mallId !== undefined && (await maySeeApplication({ mallId, applicationNo }, { staff, readAs, at: office.clock() }));
const question: Check = async ({ mallId, name }, { staff, readAs, office }) => {
  const questionNo = numberOf(name);
  if (mallId === undefined || questionNo === undefined) return false;
  return maySeeQuestion({ mallId, questionNo }, { staff, readAs, at: office.clock() });
};
const post: Check = ({ mallId, name }, { staff }) =>
  mallId !== undefined && maySeePost(staff, { mallId, boardType: name.split('/')[0] as BoardType });
/** A member may be seen by staff who read members; an applicant also by those who decide about them. */
const member: Check = async (thing, looking) => {
  const memberNo = numberOf(thing.name);
  const { mallId } = thing;
  if (await inMall('members.read')(thing, looking)) return true;
  if (mallId === undefined || memberNo === undefined) return false;
  return maySeeApplicant({ mallId, memberNo }, looking.readAs);
};
const template: Check = async ({ mallId = null, name }, { readAs }) => {
  const templateNo = numberOf(name);
  return templateNo !== undefined && (await maySeeTemplate({ mallId, templateNo }, readAs));
};
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
  customerReview: inMall('customerReviews.read'),
  contact: inMall('contacts.read'),
  member,
  mail: inMall('mails.read'),
  faq: inMall('boards.read'),
  popup: inMall('displays.read'),
  home: inMall('displays.read'),
  exhibition: inMall('displays.read'),
  keywords: inMall('displays.read'),
  page: inMall('displays.read'),
  specialSale: inMall('specialSales.read'),
  answerTemplate: template,
  request: inMall('members.read'),
  lint: inMall('malls.read'),
  roster: inMall('roster.read'),
  post,
  listing: inMall('listings.read'),
  product: everywhere('products.read'),
  case: aCase,
  staff: everywhere('staff.read'),
  role: everywhere('staff.read'),
  brand: everywhere('products.read'),
  supplier: everywhere('products.read'),
};

/** Whether staff may see a thing, and so its changes in the audit; nobody may see a thing of an unknown kind. */
export async function maySeeThing(thing: Thing, looking: Looking): Promise<boolean> {
  const check = Object.hasOwn(checks, thing.kind) ? checks[thing.kind] : undefined;
  return check !== undefined && (await check(thing, looking));
}
