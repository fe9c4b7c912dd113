import type { ContentBodies } from '@mall/contracts/content-body';
import type { DB } from '@mall/db/generated';
import { type Selectable, sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

type Row<Table extends keyof DB> = Omit<Selectable<DB[Table]>, 'mallId'>;
type CopiedKind = 'HOME' | 'POPUP' | 'KEYWORDS' | 'PAGE';
export type LiveContent = {
  readonly [Kind in CopiedKind]: {
    readonly kind: Kind;
    readonly key: number;
    readonly startsAt: Date;
    readonly endsAt: Date | null;
    readonly body: ContentBodies[Kind];
  };
}[CopiedKind];

/** The initial content of a mall: everything of another one except its name, staff, goods and sales. */
export type Template = {
  readonly category: readonly Row<'category'>[];
  readonly deliveryFee: readonly Row<'deliveryFee'>[];
  readonly faq: readonly Row<'faq'>[];
  readonly joinQuestion: readonly Row<'joinQuestion'>[];
  readonly contents: readonly LiveContent[];
};

type Reader = Pick<OfficeReader, 'getExecutor'>;
export async function readTemplate(reader: Reader, mallId: number): Promise<Template> {
  const of = async <Table extends Exclude<keyof Template, 'contents'>>(table: Table): Promise<Row<Table>[]> => {
    const { rows } = await sql<Row<Table>>`
      select * from ${sql.table(table)} where mall_id = ${mallId} order by 1, 2`.execute(reader);
    return rows;
  };
  return {
    ...{ category: await of('category'), deliveryFee: await of('deliveryFee'), faq: await of('faq') },
    joinQuestion: await of('joinQuestion'),
    contents: await listLiveContents(reader, mallId),
  };
}

/** The homes, popups, keywords and pages that a mall shows now. */
async function listLiveContents(reader: Reader, mallId: number): Promise<LiveContent[]> {
  const { rows } = await sql<LiveContent>`
    select distinct on (kind, key) kind, key, starts_at, ends_at, body from content_revision
    where mall_id = ${mallId} and state = 'LIVE' and (kind = 'HOME' or (kind in ('POPUP', 'KEYWORDS', 'PAGE') and is_current))
    order by kind, key, revision_no desc`.execute(reader);
  return rows;
}

/** The provider's oldest mall; a mall without an origin begins with its texts and provider facts. */
export async function findOldestMall(reader: OfficeReader): Promise<number | undefined> {
  const row = await reader
    .selectFrom('mall')
    .select('mallId')
    .where('isBlueprint', '=', false)
    .orderBy('mallId')
    .executeTakeFirst();
  return row?.mallId;
}
