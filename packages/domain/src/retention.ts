type Retention = { readonly days: number; readonly why: string };

/** 청약철회, which a claim is, is among them; three years are for complaints alone. */
const contracts = '전자상거래법 시행령 §6: contracts, their withdrawal, payment and supply, five years';

/**
 * For how many days rows are kept that nothing else takes away, by table, and whose word that is. Of ended orders and applications, which
 * stay for the books, it is what is personal that goes; of who leaves, `legal_archive` says to which day.
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

/** Rows from before this moment go. */
export const retainedSince = (table: RetainedTable, now: Date): Date =>
  new Date(now.getTime() - retentions[table].days * dayMilliseconds);
