import type { LintSeverity } from '@mall/contracts/office/lint';
import type { KnownCompany } from '@mall/contracts/office/mall-opening';
import { ofScope } from '@mall/db/in-office';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type StandingFinding = {
  readonly findingNo: number;
  readonly ruleNo: number;
  readonly severity: LintSeverity;
  readonly words: string;
};

/** Findings of the law lint in a mall without a waiver, the red ones first. */
export async function listStandingFindings(
  reader: OfficeReader,
  mallId: number,
  today: string,
): Promise<StandingFinding[]> {
  const { rows } = await sql<StandingFinding>`
    select finding_no::int as finding_no, rule_no, severity, concat_ws(' · ', nullif(place_name, '몰 전체'), words) as words
    from lint_finding where mall_id = ${mallId} and gone_at is null and coalesce(waived_until < ${today}::date, true)
    order by array_position(array['RED', 'AMBER', 'INFO'], severity::text), rule_no, finding_no`.execute(reader);
  return rows;
}

export type OpeningCounts = {
  readonly goods: number;
  readonly faqs: number;
  readonly popups: number;
  readonly pages: number;
  readonly terms: number;
  readonly annexes: number;
  readonly checkedAt: Date | null;
};

export async function countOpening(reader: OfficeReader, mallId: number, today: string): Promise<OpeningCounts> {
  const { rows } = await sql<OpeningCounts>`
    select (select count(*)::int from listing where mall_id = ${mallId}) as goods,
      (select count(*)::int from faq where mall_id = ${mallId}) as faqs,
      (select count(*)::int from popup where mall_id = ${mallId}) as popups,
      (select count(*)::int from content_page where mall_id = ${mallId}) as pages,
      (select count(distinct term_code)::int from term_version where applied_on <= ${today}::date) as terms,
      (select count(distinct term_code)::int from term_annex where mall_id = ${mallId} and html <> '' and applied_on is not null) as annexes,
      (select max(checked_at) from lint_check where mall_id = ${mallId}) as checked_at`.execute(reader);
  return rows[0] as OpeningCounts;
}

/** The company that already runs a mall of the scope, from the most recently saved mall. */
export async function findCompany(reader: OfficeReader, businessNumber: string): Promise<KnownCompany | undefined> {
  const { rows } = await sql<KnownCompany>`
    select m.company, m.representative_name, m.registration_number, m.sales_permit_number, m.address
    from mall m left join mall_section s on s.mall_id = m.mall_id and s.section = 'law'
    where m.business_number = ${businessNumber} and m.company <> '' and ${ofScope('m.mallId', reader.scope)}
    order by s.changed_at desc nulls last, m.mall_id limit 1`.execute(reader);
  return rows[0];
}

export async function findMallName(reader: OfficeReader, mallId: number): Promise<string> {
  const row = await reader.selectFrom('mall').select('name').where('mallId', '=', mallId).executeTakeFirst();
  return row?.name ?? '';
}

type Person = { readonly name: string; readonly roleCode: string; readonly state: 'WAITING' | 'INVITED' | 'ACTIVE' };

/** Staff whose grants name the mall, and those waiting for approval of such a grant. */
export async function listPeople(reader: OfficeReader, mallId: number, now: Date): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select s.name, g.role_code, s.state from staff_grant g join staff s using (staff_no)
    where ${mallId} = any (g.mall_ids) and g.ended_at is null and coalesce(g.ends_at > ${now}, true) and s.state in ('INVITED', 'ACTIVE')
    union
    select s.name, wanted ->> 'roleCode', 'WAITING' from approval_case c
      cross join jsonb_array_elements(c.request -> 'grants') wanted
      join staff s on s.staff_no = (c.request ->> 'staffNo')::bigint
    where c.kind = 'staff.grant' and c.state = 'OPEN' and c.expires_at > ${now} and wanted -> 'mallIds' @> to_jsonb(${mallId}::int)
    order by 1, 2`.execute(reader);
  return rows;
}
