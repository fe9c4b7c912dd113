import type { Personal, PersonalClass } from '@mall/contracts/office/personal';
import type { DB } from '@mall/db/generated';
import type { OfficeTransaction } from '@mall/db/in-office';
import type { ColumnType, Kysely } from 'kysely';

/** The columns with personal data, each with its class; `hidden` ones are read through an expression that says what of it is shown. */
export const personalColumns = {
  member: {
    name: 'name',
    loginId: 'id',
    email: 'email',
    emailKey: 'email',
    phone: 'phone',
    birthDate: 'hidden',
    personHash: 'hidden',
    answers: 'hidden',
    passwordHash: 'hidden',
  },
  mallOrder: {
    ordererName: 'name',
    ordererPhone: 'phone',
    ordererEmail: 'email',
    recipient: 'name',
    recipientPhone: 'phone',
    roadAddress: 'address',
    detailAddress: 'hidden',
  },
  orderGift: {
    receiverName: 'name',
    receiverPhone: 'phone',
    senderName: 'name',
    message: 'hidden',
    tokenHash: 'hidden',
  },
  address: { recipient: 'name', phone: 'phone', roadAddress: 'address', detailAddress: 'hidden' },
  claim: { pickup: 'hidden', refundAccount: 'hidden' },
  accountLink: { newEmail: 'email', formerEmail: 'email' },
  tidLink: { account: 'id' },
  application: { sheet: 'hidden', applicantNameKey: 'hidden' },
  applicationDraft: { applicant: 'hidden', delivery: 'hidden' },
  rosterEntry: { nameHash: 'hidden', birthHash: 'hidden', emailHash: 'hidden' },
  subscriptionApplication: { sheet: 'hidden', applicantNameKey: 'hidden' },
} as const satisfies { readonly [T in keyof DB]?: { readonly [C in keyof DB[T]]?: PersonalClass | 'hidden' } };

type Marked = typeof personalColumns;
type Column<Class> = ColumnType<Class extends PersonalClass ? Personal<Class> : unknown, never, never>;
type PersonalRow<Row, Marks> = {
  [C in keyof Row]: C extends keyof Marks ? Column<Marks[C]> : Row[C];
};
type OfficeDB = { [T in keyof DB]: T extends keyof Marked ? PersonalRow<DB[T], Marked[T]> : DB[T] };

/**
 * A transaction of the office as its repositories see it: personal data is typed as `Personal`, which only a masking shape accepts.
 */
export type OfficeReader = Pick<Kysely<OfficeDB>, 'selectFrom' | 'with' | 'getExecutor'> &
  Pick<OfficeTransaction, 'scope'>;
