import type { ConsentSource, MarketingChannel } from '@mall/contracts/member';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** Whose consent. */
export type Owner = { readonly memberNo: number };

export type ConsentChange = {
  channel: MarketingChannel;
  isAgreed: boolean;
  source: ConsentSource;
  /** YYYY-MM-DD */
  termAppliedOn: string | null;
  changedAt: Date;
};

/** Every change of a member's consent, the newest first; the consent at joining covers both channels. */
export async function listConsentChanges(transaction: MallTransaction, { memberNo }: Owner): Promise<ConsentChange[]> {
  const { rows } = await sql<ConsentChange>`
    select channel, is_agreed as "isAgreed", source, changed_at as "changedAt",
      to_char(t.applied_on, 'YYYY-MM-DD') as "termAppliedOn"
    from (
      select channel, is_agreed, source, term_no, changed_at, change_no from marketing_consent
      where mall_id = ${transaction.mallId} and member_no = ${memberNo}
      union all
      select channel, true, 'JOIN', c.term_no, c.agreed_at, 0
      from consent c join term_version v using (term_no) cross join unnest(array['EMAIL', 'SMS']) channel
      where c.mall_id = ${transaction.mallId} and c.member_no = ${memberNo} and v.term_code = 'marketing'
    ) change left join term_version t using (term_no)
    order by change.change_no desc, change.changed_at desc, channel`.execute(transaction);
  return rows;
}

type NewChange = Owner & {
  readonly channel: MarketingChannel;
  readonly isAgreed: boolean;
  readonly source: Exclude<ConsentSource, 'JOIN'>;
  readonly termNo: number | null;
  readonly changedAt: Date;
};

export async function insertConsentChange(transaction: MallTransaction, change: NewChange): Promise<void> {
  await transaction
    .insertInto('marketingConsent')
    .values({ ...change, mallId: transaction.mallId })
    .execute();
}

/** The version of the marketing term that is in force on a day; the terms are the provider's. */
export async function findMarketingTermNo(transaction: MallTransaction, day: string): Promise<number | null> {
  const row = await transaction
    .selectFrom('termVersion')
    .select('termNo')
    .where('termCode', '=', 'marketing')
    .where('appliedOn', '<=', sql<Date>`${day}::date`)
    .orderBy('appliedOn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.termNo ?? null;
}
