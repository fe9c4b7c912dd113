import type { ContentBodies, ContentKind } from '@mall/contracts/content-body';
import type { ContentState } from '@mall/contracts/content-codes';
import { ofScope } from '@mall/db/in-office';
import { sql } from 'kysely';
import type { OfficeReader } from '../office/office-rows.ts';
import type { ContentKey } from './revision.repository.ts';

export type Named<Kind extends ContentKind = ContentKind> = ContentKey<Kind> & { readonly mallId: number };

type StoredThing<Kind extends ContentKind> = {
  readonly mallName: string;
  readonly title: string;
  readonly state: ContentState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly changedAt: Date;
  readonly version: number;
  readonly body: ContentBodies[Kind];
};

/** The current revision of a thing, in the malls of the scope. */
export async function findThing<Kind extends ContentKind>(
  reader: OfficeReader,
  { mallId, kind, key }: Named<Kind>,
): Promise<StoredThing<Kind> | undefined> {
  const { rows } = await sql<StoredThing<Kind>>`
    select mall.name as mall_name, r.title, r.state, r.starts_at, r.ends_at, r.made_at as changed_at, r.revision_no as version, r.body
    from content_revision r join mall using (mall_id)
    where r.mall_id = ${mallId} and r.kind = ${kind} and r.key = ${key} and r.is_current
      and ${ofScope('r.mallId', reader.scope)}`.execute(reader);
  return rows[0];
}

const mostRevisions = 50;
type StoredRevision = {
  readonly version: number;
  readonly state: ContentState;
  readonly title: string;
  readonly by: string | null;
  readonly at: Date;
  readonly changed: string[];
};

/** The earlier revisions of a thing, the latest first, with the names of the fields that each has changed. */
export async function listRevisions(reader: OfficeReader, { mallId, kind, key }: Named): Promise<StoredRevision[]> {
  const { rows } = await sql<StoredRevision>`
    select r.revision_no as version, r.state, r.title, s.name as by, r.made_at as at,
      array(select case field when 'productNos' then 'linkedNos' else field end from jsonb_object_keys(r.body) field
        where p.body is not null and field <> 'shownHtml' and r.body -> field is distinct from p.body -> field) as changed
    from content_revision r
      left join content_revision p on p.mall_id = r.mall_id and p.kind = r.kind and p.key = r.key and p.revision_no = r.revision_no - 1
      left join staff s on s.staff_no = r.staff_no
    where r.mall_id = ${mallId} and r.kind = ${kind} and r.key = ${key}
    order by r.revision_no desc limit ${mostRevisions}`.execute(reader);
  return rows;
}
