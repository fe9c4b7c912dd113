type Retention = { readonly days: number; readonly why: string };

/** Includes 청약철회, which a claim is; three years apply to complaints only. */
const contracts = '전자상거래법 시행령 §6: contracts, their withdrawal, payment and supply, five years';

/**
 * How many days rows are kept that nothing else deletes, by table, and the reason. For ended orders and applications, which stay as books,
 * the personal data is blanked; for withdrawn members, `legal_archive` has the date.
 */
export const retentions = {
  page_view: { days: 400, why: 'our own: a month is compared with the same one a year before' },
  search_log: { days: 30, why: 'our own: popular searches read seven days' },
  mail: {
    days: 365,
    why: 'our own: staff see what a member was sent; of a mail kind and time remain, never its words',
  },
  request_key: { days: 30, why: 'our own: a browser sends a request again within minutes' },
  session: { days: 30, why: 'our own: fourteen days after it was last seen nobody can go on with it' },
  refresh_token: { days: 30, why: 'our own: it ended at its own moment' },
  account_link: { days: 30, why: 'our own: an old mail can be explained' },
  question: { days: 1096, why: '전자상거래법 시행령 §6: complaints and how they were dealt with, three years' },
  mall_order: { days: 1827, why: contracts },
  application: { days: 1827, why: contracts },
  subscription_application: { days: 1827, why: contracts },
  staff_session: { days: 90, why: 'our own: who signed in stands in the access log' },
  staff_invitation: { days: 90, why: 'our own: it ended after 72 hours' },
  privacy_access: { days: 731, why: '개인정보의 안전성 확보조치 기준 §8: two years, from 50,000 persons on' },
} as const satisfies Readonly<Record<string, Retention>>;

export type RetainedTable = keyof typeof retentions;

const dayMilliseconds = 86_400_000;

/** Rows older than this moment are deleted. */
export const retainedSince = (table: RetainedTable, now: Date): Date =>
  new Date(now.getTime() - retentions[table].days * dayMilliseconds);
