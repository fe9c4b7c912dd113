import { lastingTerms } from '@mall/contracts/codes';
import type { Filter } from '@mall/contracts/office/list';
import type { Personal } from '@mall/contracts/office/personal';
import { ofScope } from '@mall/db/in-office';
import { sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, type Key, matches } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

type ReconsentFilter = { readonly mallId?: Filter | undefined; readonly termCode?: Filter | undefined };
type Page = { readonly key: Key | undefined; readonly direction: 'asc' | 'desc'; readonly size: number };
export type StoredReconsent = {
  readonly mallId: number;
  readonly mallName: string;
  readonly memberNo: number;
  readonly loginId: Personal<'id'>;
  readonly name: Personal<'name'>;
  readonly termCode: (typeof lastingTerms)[number];
  readonly wantedOn: string;
  readonly agreedOn: string | null;
  readonly agreedAt: Date | null;
};

/** Members who have not agreed to a version as new as the one in force that requires consent anew, of the texts that everybody agrees to. */
const asked = (reader: OfficeReader, { mallId, termCode }: ReconsentFilter, today: string) => sql`
  (select distinct on (term_code) term_code, applied_on from term_version
    where needs_consent and term_code = any (${[...lastingTerms]}::text[]) and applied_on <= ${today}::date order by term_code, term_version.applied_on desc) wanted
  cross join member m join mall using (mall_id)
  left join lateral (
    select v.applied_on, c.agreed_at from consent c join term_version v using (term_no)
    where c.mall_id = m.mall_id and c.member_no = m.member_no and v.term_code = wanted.term_code and v.applied_on is not null
    order by v.applied_on desc, c.agreed_at desc limit 1
  ) last on true
  where m.state = 'ACTIVE' and m.approval = 'Y' and not mall.is_marketing and coalesce(last.applied_on < wanted.applied_on, true)
    and ${ofScope('m.mallId', reader.scope)} and ${matches(sql`m.mall_id`, mallId, 'int')}
    and ${matches(sql`wanted.term_code`, termCode, 'text')}`;

export async function listReconsents(
  reader: OfficeReader,
  filter: ReconsentFilter,
  today: string,
  { key, direction, size }: Page,
): Promise<StoredReconsent[]> {
  const order = sql.raw(direction);
  const { rows } = await sql<StoredReconsent>`
    select m.mall_id, mall.name as mall_name, m.member_no, m.login_id, m.name, wanted.term_code,
      to_char(wanted.applied_on, 'YYYY-MM-DD') as wanted_on, to_char(last.applied_on, 'YYYY-MM-DD') as agreed_on, last.agreed_at
    from ${asked(reader, filter, today)} and ${behind([sql`m.member_no`, sql`wanted.term_code`], key, direction)}
    order by m.member_no ${order}, wanted.term_code ${order} limit ${size + 1}`.execute(reader);
  return rows;
}

export const countReconsents = (reader: OfficeReader, filter: ReconsentFilter, today: string) =>
  countFound(reader, sql`from ${asked(reader, filter, today)}`);
