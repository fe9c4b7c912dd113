import type { ProductQuestionCategory } from '@mall/contracts/question-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Which questions about a product, and who reads them. */
export type ProductQuestionFilter = {
  readonly productNo: string;
  readonly memberNo: number;
  readonly category: ProductQuestionCategory | undefined;
  /** Without questions that are secret to the reader. */
  readonly isReadable: boolean;
};

const mayRead = (memberNo: number) => sql<boolean>`(not q.is_secret or q.member_no = ${memberNo})`;

function asked(transaction: MallTransaction, filter: ProductQuestionFilter): RawBuilder<SqlBool> {
  const conditions = [
    sql`q.mall_id = ${transaction.mallId} and q.product_no = ${filter.productNo}`,
    ...(filter.category ? [sql`q.category = ${filter.category}`] : []),
    ...(filter.isReadable ? [mayRead(filter.memberNo)] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

type Page = { readonly before: number | undefined; readonly limit: number };

/** A page of them, the newest first; text that is secret to the reader does not leave the database. */
export const listProductQuestionRows = (
  transaction: MallTransaction,
  filter: ProductQuestionFilter,
  { before, limit }: Page,
) =>
  transaction
    .selectFrom('question as q')
    .select(['q.questionNo', 'q.category', 'q.isSecret', 'q.writer', 'q.askedAt', 'q.answeredAt'])
    .select(sql<boolean>`q.member_no = ${filter.memberNo}`.as('isOwn'))
    .select(sql<string>`case when ${mayRead(filter.memberNo)} then q.body else '' end`.as('body'))
    .select(sql<string>`case when ${mayRead(filter.memberNo)} then q.answer else '' end`.as('answer'))
    .where(asked(transaction, filter))
    .$if(before !== undefined, (query) => query.where('q.questionNo', '<', before ?? 0))
    .orderBy('q.questionNo', 'desc')
    .limit(limit)
    .execute();

export async function countProductQuestions(
  transaction: MallTransaction,
  filter: ProductQuestionFilter,
): Promise<number> {
  const { total } = await transaction
    .selectFrom('question as q')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(asked(transaction, filter))
    .executeTakeFirstOrThrow();
  return total;
}

type About = { readonly memberNo: number; readonly productNo: string };

/** The name of the member who asks about goods; undefined where the mall does not show the goods. */
export async function findAskerOf(
  transaction: MallTransaction,
  { memberNo, productNo }: About,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('listing as l')
    .innerJoin('member as m', (join) => join.onRef('m.mallId', '=', 'l.mallId').on('m.memberNo', '=', memberNo))
    .select('m.name')
    .where('l.mallId', '=', transaction.mallId)
    .where('l.productNo', '=', productNo)
    .where('l.kind', '=', 'goods')
    .where('l.isVisible', '=', true)
    .executeTakeFirst();
  return row?.name;
}
