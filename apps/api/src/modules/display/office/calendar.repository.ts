import { mostPlanned, type Planned } from '@mall/contracts/office/content-plans';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type Span = { readonly from: Date; readonly until: Date };
export type StoredPlan = Omit<Planned, 'at'> & { readonly at: Date };

/** The start and the end of scheduled contents, each as its own row. */
const ends = sql`cross join lateral (values ('STARTS', t.starts_at), ('ENDS', t.ends_at)) as e (what, at)`;
const within = ({ from, until }: Span) => sql`e.at >= ${from} and e.at < ${until}`;

async function listEnds(reader: OfficeReader, span: Span, rows: RawBuilder<unknown>): Promise<StoredPlan[]> {
  const found = await sql<StoredPlan>`${rows} and ${within(span)} order by e.at limit ${mostPlanned}`.execute(reader);
  return found.rows;
}

const revisions = (columns: RawBuilder<unknown>, condition: RawBuilder<unknown>, { scope }: OfficeReader) => sql`
  select e.at, e.what, ${columns}, t.mall_id, mall.name as mall_name, t.title
  from content_revision t join mall using (mall_id) ${ends}
  where t.is_current and t.state in ('SCHEDULED', 'LIVE') and ${condition} and ${ofScope('t.mallId', scope)}`;

export const listPlannedDisplays = (reader: OfficeReader, span: Span): Promise<StoredPlan[]> =>
  listEnds(
    reader,
    span,
    revisions(
      sql`t.kind, t.mall_id || '-' || t.kind || '-' || t.key as place`,
      sql`t.kind in ('POPUP', 'HOME', 'EXHIBITION', 'KEYWORDS', 'PAGE')`,
      reader,
    ),
  );

export const listPlannedPosts = (reader: OfficeReader, span: Span): Promise<StoredPlan[]> =>
  listEnds(
    reader,
    span,
    revisions(
      sql`'POST' as kind, t.mall_id || '-' || t.kind || '-' || t.key as place`,
      sql`t.kind in ('CM00404', 'CM00410')`,
      reader,
    ),
  );

export const listPlannedSales = (reader: OfficeReader, span: Span): Promise<StoredPlan[]> =>
  listEnds(
    reader,
    span,
    sql`select e.at, e.what, 'SALE' as kind, t.mall_id || '-' || t.sale_no as place, t.mall_id, mall.name as mall_name, p.name as title
      from special_sale t join mall using (mall_id) join product p using (product_no) ${ends}
      where ${ofScope('t.mallId', reader.scope)}`,
  );
