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

export type CopiedTable = 'category' | 'deliveryFee' | 'faq' | 'joinQuestion';
/** Every column but the mall's number, in the order of the key. */
const columns: { readonly [Table in CopiedTable]: Readonly<Record<keyof Row<Table>, true>> } = {
  category: {
    categoryNo: true,
    name: true,
    type: true,
    url: true,
    sortOrder: true,
    isOnMobile: true,
    isShown: true,
    mobileImage: true,
    changedAt: true,
    changedBy: true,
    version: true,
  },
  deliveryFee: { deliveryMethod: true, fee: true, freeFrom: true },
  faq: {
    faqNo: true,
    category: true,
    question: true,
    answerHtml: true,
    sortOrder: true,
    changedAt: true,
    changedBy: true,
    version: true,
  },
  joinQuestion: {
    questionKey: true,
    label: true,
    help: true,
    choices: true,
    pattern: true,
    isRequired: true,
    sortOrder: true,
  },
};

/** The initial content of a mall: everything of another one except its name, staff, goods and sales. */
export type Template = { readonly [Table in CopiedTable]: readonly Row<Table>[] } & {
  readonly contents: readonly LiveContent[];
};

type Reader = Pick<OfficeReader, 'getExecutor'>;
export async function readTemplate(reader: Reader, mallId: number): Promise<Template> {
  const of = async <Table extends CopiedTable>(table: Table): Promise<Row<Table>[]> => {
    const { rows } = await sql<Row<Table>>`
      select ${sql.join(Object.keys(columns[table]).map((column) => sql.ref(column)))}
      from ${sql.table(table)} where mall_id = ${mallId} order by 1`.execute(reader);
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
