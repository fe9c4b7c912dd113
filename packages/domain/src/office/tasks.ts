import type { Permission } from '@mall/contracts/office/rights';
import type { TaskKind } from '@mall/contracts/office/today';
import { seoulDayOf, startOfSeoulDay } from '../seoul-day.ts';
import { type MenuKey, pathOfScreen } from './menu.ts';
import { type OfficeScreen, officePath, officeScreens } from './screens.ts';

type Task = {
  readonly name: string;
  /** The permission needed to see it; 'self' is everybody, for their own. */
  readonly permission: Permission | 'self';
  /** The screen where it is done. */
  readonly screen: MenuKey;
  /** Its saved view there, if not the first. */
  readonly view?: string;
  /** The page of that screen, if not its first. */
  readonly page?: OfficeScreen;
  /** It belongs to the viewer, not to a mall; it is only counted while it waits. */
  readonly isPersonal?: true;
  /** The screen is a list whose address opens a single entry. */
  readonly isListed?: true;
  /** Hours, from when it began to wait, within which it should be done. */
  readonly promisedHours: number;
};

/** The kinds of work that wait for staff, with the time by which each should be done. */
export const tasks: Readonly<Record<TaskKind, Task>> = {
  orders: { name: '발송할 주문', permission: 'orders.read', screen: 'orders', promisedHours: 24, isListed: true },
  claims: { name: '클레임 결정', permission: 'claims.read', screen: 'claims', promisedHours: 24, isListed: true },
  applications: {
    ...{ name: '휴대폰 심사', permission: 'applications.read', screen: 'applications', promisedHours: 4 },
    ...{ view: 'review', isListed: true },
  },
  subscriptions: {
    ...{ name: '구독 상담', permission: 'subscriptions.read', screen: 'subscriptions', promisedHours: 24 },
    ...{ view: 'received', isListed: true },
  },
  questions: { name: '1:1 문의', permission: 'questions.read', screen: 'questions', promisedHours: 24, isListed: true },
  customerReviews: {
    ...{ name: '신고된 후기', permission: 'customerReviews.read', screen: 'customerReviews', promisedHours: 24 },
    ...{ view: 'reported', isListed: true },
  },
  joining: { name: '가입 승인', permission: 'joining.read', screen: 'joining', promisedHours: 48, isListed: true },
  approvals: {
    name: '상품 승인',
    permission: 'products.decide',
    screen: 'approvals',
    promisedHours: 24,
    isListed: true,
  },
  deposits: {
    name: '늦은 입금 환불',
    permission: 'deposits.read',
    screen: 'deposits',
    promisedHours: 48,
    isListed: true,
  },
  differences: {
    ...{ name: '대사 차이', permission: 'ledger.read', screen: 'differences', promisedHours: 24, isListed: true },
  },
  drafts: {
    ...{ name: '공개할 초안', permission: 'displays.write', screen: 'contents', promisedHours: 72 },
    ...{ view: 'draft', isListed: true },
  },
  lint: {
    ...{ name: '법 점검 위반', permission: 'malls.read', screen: 'lint', promisedHours: 168 },
    ...{ view: 'red', isListed: true },
  },
  privacy: {
    name: '개인정보 요청',
    permission: 'members.write',
    screen: 'privacy',
    promisedHours: 240,
    isListed: true,
  },
  // Late from the promised moment on.
  followUps: { name: '다시 확인할 일', permission: 'contacts.read', screen: 'desk', promisedHours: 0 },
  mails: { name: '보내지 못한 메일', permission: 'mails.read', screen: 'mails', promisedHours: 24 },
  cases: { name: '결재', permission: 'self', screen: 'cases', promisedHours: 24, isPersonal: true },
  review: {
    ...{ name: '월 점검', permission: 'records.write', screen: 'records', page: 'review' },
    ...{ promisedHours: 240, isPersonal: true },
  },
  asked: {
    ...{ name: '점검 소명', permission: 'self', screen: 'records', page: 'asked' },
    ...{ promisedHours: 72, isPersonal: true },
  },
};

/** Where waiting work is listed; undefined for a screen that does not exist. */
export function pathOfTask(kind: TaskKind): string | undefined {
  const { screen, page } = tasks[kind];
  return page ? officeScreens[page] : pathOfScreen(screen);
}

/** Where a single piece of waiting work is opened; undefined for a screen that does not exist. */
export function openedAt(kind: TaskKind, { mallId, key }: { readonly mallId: number | null; readonly key: string }) {
  const { view, isListed } = tasks[kind];
  const path = pathOfTask(kind);
  if (path === undefined) return undefined;
  if (kind === 'followUps')
    return { to: officePath({ screen: 'contact', params: { mallId: mallId ?? 0, contactNo: key } }), search: {} };
  return {
    to: path,
    search: { ...(view && { view }), ...(isListed && { open: mallId === null ? key : `${mallId}-${key}` }) },
  };
}

const hour = 3_600_000;

/** The moment from which it is late if it has waited since then. */
export const dueOf = (kind: TaskKind, since: Date): Date =>
  new Date(since.getTime() + tasks[kind].promisedHours * hour);

/** The times before which something must have begun to wait to be late now, and to be due by the end of today in Seoul. */
export function dueTimes(kind: TaskKind, now: Date): { readonly lateBefore: Date; readonly todayBefore: Date } {
  const promised = tasks[kind].promisedHours * hour;
  const tomorrow = startOfSeoulDay(seoulDayOf(new Date(now.getTime() + 24 * hour))) ?? now;
  return { lateBefore: new Date(now.getTime() - promised), todayBefore: new Date(tomorrow.getTime() - promised) };
}
