import type { RoleCode } from '@mall/contracts/office/rights';
import type { QuestionCategory } from '@mall/contracts/question';
import type { MallTransaction } from '@mall/db/in-mall';
import { type OfficeScope, ofScope } from '@mall/db/in-office';
import { boundOf } from '@mall/domain/office/rights';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { allOf, beginsWith, behind, inOrder, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { Reach } from '../../../office/rights-of.ts';
import type { QuestionQuery } from './list-question-queue.ts';

/** The reader, and the time of reading. */
export type Looking = { readonly staffNo: number; readonly reaches: readonly Reach[]; readonly at: Date };

/** A question that has waited longer than this is late, milliseconds. */
export const lateAfter = 24 * 60 * 60_000;

/** Dealers answer only questions about phones. */
function within({ reaches }: Looking): RawBuilder<SqlBool> {
  const conditions = reaches.map(({ roleCode, scope }) => {
    const isAboutPhones = boundOf(roleCode as RoleCode, 'questions.write').only === 'phones';
    return sql`(${ofScope('q.mallId', scope)} and ${isAboutPhones ? sql`q.category = 'WIRELESS'` : sql`true`})`;
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

const stateOf = sql<'WAITING' | 'ANSWERED'>`case when q.answered_at is null then 'WAITING' else 'ANSWERED' end`;
const isLate = ({ at }: Looking) =>
  sql<boolean>`(q.answered_at is null and q.asked_at <= ${new Date(at.getTime() - lateAfter)})`;
const isRepeat = sql<boolean>`exists (select from question e where e.mall_id = q.mall_id and e.member_no = q.member_no
  and e.category = q.category and e.asked_at < q.asked_at and e.asked_at > q.asked_at - interval '7 days')`;
const ownerOf = ({ staffNo }: Looking) =>
  sql`case when q.assigned_to is null then 'NOBODY' when q.assigned_to = ${staffNo} then 'ME' else 'OTHER' end`;
const yesOrNo = (condition: RawBuilder<unknown>) => sql`case when ${condition} then 'Y' else 'N' end`;

function found({ q = '', ...query }: QuestionQuery, looking: Looking): RawBuilder<SqlBool> {
  const key = q.replaceAll(' ', '').toLowerCase();
  const searched = /^\d{1,9}$/.test(key) ? sql`q.question_no = ${Number(key)}` : beginsWith(sql`m.name_key`, key);
  return allOf([
    within(looking),
    key === '' ? sql`true` : searched,
    matches(stateOf, query.state, 'text'),
    matches(sql`q.category`, query.category, 'text'),
    matches(sql`q.mall_id`, query.mallId, 'int'),
    onDays(sql`q.asked_at`, query.asked),
    matches(ownerOf(looking), query.owner, 'text'),
    matches(yesOrNo(isLate(looking)), query.late, 'text'),
    matches(yesOrNo(isRepeat), query.repeat, 'text'),
    matches(yesOrNo(sql`q.order_no is not null`), query.order, 'text'),
    matches(yesOrNo(sql`q.product_no is not null`), query.product, 'text'),
  ]);
}

const rows = (transaction: OfficeReader, looking: Looking) =>
  transaction
    .selectFrom('question as q')
    .innerJoin('member as m', (join) => join.onRef('m.mallId', '=', 'q.mallId').onRef('m.memberNo', '=', 'q.memberNo'))
    .innerJoin('mall', 'mall.mallId', 'q.mallId')
    .leftJoin('staff as s', 's.staffNo', 'q.assignedTo')
    .leftJoin('product as p', 'p.productNo', 'q.productNo')
    .select(['q.mallId', 'mall.name as mallName', 'q.questionNo', 'q.memberNo', 'q.category', 'q.title', 'q.askedAt'])
    .select(['q.orderNo', 'q.assignedTo', 's.name as assigneeName', 'm.name as member'])
    .select(['q.productNo', 'p.name as productName', 'q.isSecret'])
    .select([stateOf.as('state'), isLate(looking).as('isLate')])
    .select(isRepeat.as('isRepeat'));
export type QuestionQueued = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

type Page = { readonly query: QuestionQuery; readonly key: Key | undefined; readonly limit: number };

const columns = [sql`q.asked_at`, sql`q.mall_id`, sql`q.question_no`];

/** A page of questions, the oldest first unless the newest are requested. */
export const listQueueRows = (transaction: OfficeReader, { query, key, limit }: Page, looking: Looking) => {
  const direction = query.sort === '-askedAt' ? 'desc' : 'asc';
  return rows(transaction, looking)
    .orderBy(inOrder(columns, direction))
    .where(found(query, looking))
    .where(behind(columns, key, direction))
    .limit(limit)
    .execute();
};

export const countQueueRows = (transaction: OfficeReader, query: QuestionQuery, looking: Looking) =>
  countFound(
    transaction,
    sql`from question q join member m on (m.mall_id, m.member_no) = (q.mall_id, q.member_no) where ${found(query, looking)}`,
  );

export type Named = { readonly mallId: number; readonly questionNo: number };

/** One question within reach. */
export const findQueueRow = (transaction: OfficeReader, { mallId, questionNo }: Named, looking: Looking) =>
  rows(transaction, looking)
    .leftJoin('staff as by', 'by.staffNo', 'q.answeredBy')
    .select(['q.body', 'q.answer', 'q.answeredAt', 'q.readAt', 'by.name as answeredBy'])
    .where('q.mallId', '=', mallId)
    .where('q.questionNo', '=', questionNo)
    .where(found({}, looking))
    .executeTakeFirst();

export const listQueuePictures = (transaction: OfficeReader, { mallId, questionNo }: Named) =>
  transaction
    .selectFrom('questionPicture')
    .select(['pictureName', 'width', 'height'])
    .where('mallId', '=', mallId)
    .where('questionNo', '=', questionNo)
    .orderBy('position')
    .execute();

type Asker = Named & { readonly memberNo: number };

const mostOthers = 5;
/** The member's other questions, the newest first. */
export const listOthers = (transaction: OfficeReader, { mallId, memberNo, questionNo }: Asker, looking: Looking) =>
  transaction
    .selectFrom('question as q')
    .select(['q.questionNo', 'q.title', 'q.askedAt', stateOf.as('state')])
    .where('q.mallId', '=', mallId)
    .where('q.memberNo', '=', memberNo)
    .where('q.questionNo', '<>', questionNo)
    .where(found({}, looking))
    .orderBy('q.questionNo', 'desc')
    .limit(mostOthers)
    .execute();

type OfMember = { readonly mallId: number; readonly memberNo: number };

/** How many orders they have placed, for how much, and how many claims. */
export const sumOrders = (transaction: OfficeReader, { mallId, memberNo }: OfMember) =>
  transaction
    .selectFrom('mallOrder as o')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`coalesce(sum(o.total_amount) filter (where o.paid_at is not null), 0)::bigint`.as('total'))
    .select(
      sql<number>`(select count(*)::int from claim c join mall_order x on x.mall_id = c.mall_id and x.order_no = c.order_no
        where c.mall_id = ${mallId} and x.member_no = ${memberNo})`.as('claims'),
    )
    .where('o.mallId', '=', mallId)
    .where('o.memberNo', '=', memberNo)
    .executeTakeFirstOrThrow();

const mostOrders = 5;
/** Their latest orders; the one that the question is about comes first. */
export const listOrders = (
  transaction: OfficeReader,
  { mallId, memberNo, orderNo }: OfMember & { readonly orderNo: string | null },
) =>
  transaction
    .selectFrom('mallOrder as o')
    .innerJoin('orderLine as l', (join) =>
      join
        .onRef('l.mallId', '=', 'o.mallId')
        .onRef('l.orderNo', '=', 'o.orderNo')
        .on(
          'l.lineNo',
          '=',
          sql<number>`(select min(n.line_no) from order_line n where n.mall_id = o.mall_id and n.order_no = o.order_no)`,
        ),
    )
    .select(['o.orderNo', 'o.orderedAt', 'o.state', 'o.totalAmount as total', 'l.productName', 'l.image'])
    .select(
      sql<number>`(select count(*)::int - 1 from order_line n where n.mall_id = o.mall_id and n.order_no = o.order_no)`.as(
        'more',
      ),
    )
    .where('o.mallId', '=', mallId)
    .where('o.memberNo', '=', memberNo)
    .orderBy(sql`(o.order_no is not distinct from ${orderNo})`, 'desc')
    .orderBy('o.orderedAt', 'desc')
    .limit(mostOrders)
    .execute();

type Assigning = { readonly scope: OfficeScope; readonly roles: readonly string[]; readonly at: Date };

/** Staff whose grants let them answer: all of them, or for staff of some malls those of these malls. */
export async function listAssigneeRows(transaction: OfficeReader, { scope, roles, at }: Assigning) {
  const ofMalls = scope.kind === 'all' ? sql`true` : sql`g.mall_ids && ${[...scope.mallIds]}::int[]`;
  const { rows: found } = await sql<{ staffNo: number; name: string }>`
    select distinct s.staff_no, s.name from staff s
    join staff_grant g on g.staff_no = s.staff_no and g.ended_at is null and g.starts_at <= ${at}
      and (g.ends_at is null or g.ends_at > ${at})
    left join office_role_permission p on p.role_code = g.role_code and p.permission = 'questions.write'
    where s.state = 'ACTIVE' and (g.role_code = any (${roles}::text[]) or p.permission is not null) and ${ofMalls}
    order by s.name, s.staff_no limit 500`.execute(transaction);
  return found;
}

/** Locks a question, so that it is not answered twice at once; returns its member, order and answer. */
export const lockToAnswer = (transaction: MallTransaction, questionNo: number) =>
  transaction
    .selectFrom('question as q')
    .innerJoin('member as m', (join) => join.onRef('m.mallId', '=', 'q.mallId').onRef('m.memberNo', '=', 'q.memberNo'))
    .leftJoin('product as p', 'p.productNo', 'q.productNo')
    .select(['m.name', 'q.orderNo', 'q.answeredAt', 'q.writer', 'q.isSecret', 'p.name as productName'])
    .where('q.mallId', '=', transaction.mallId)
    .where('q.questionNo', '=', questionNo)
    .forUpdate('q')
    .executeTakeFirst();

export async function updateAssignee(
  transaction: MallTransaction,
  questionNo: number,
  staffNo: number | null,
): Promise<void> {
  await transaction
    .updateTable('question')
    .set({ assignedTo: staffNo })
    .where('mallId', '=', transaction.mallId)
    .where('questionNo', '=', questionNo)
    .execute();
}

/** False when it has been answered: then it can no longer be changed. */
export async function updateCategory(
  transaction: MallTransaction,
  questionNo: number,
  category: QuestionCategory,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('question')
    .set({ category })
    .where('mallId', '=', transaction.mallId)
    .where('questionNo', '=', questionNo)
    .where('answeredAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
