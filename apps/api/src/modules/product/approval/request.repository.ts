import type { ProductPatch } from '@mall/contracts/office/product-patch';
import type { RequestComment, RequestDetail } from '@mall/contracts/office/product-requests';
import { type OfficeScope, ofScope } from '@mall/db/in-office';
import { sql } from 'kysely';
import type { Runner } from '../office/product.repository.ts';

/** A request with its latest round. */
export type HeldRequest = {
  readonly requestNo: number;
  readonly productNo: string;
  readonly ofMallId: number | null;
  readonly staffNo: number;
  readonly state: 'R' | 'Y' | 'N' | 'W';
  readonly round: number;
  readonly version: number;
  readonly patch: ProductPatch;
};

/** The request of that product, locked. */
export async function lockRequest(
  runner: Runner,
  { productNo, requestNo }: Pick<HeldRequest, 'productNo' | 'requestNo'>,
): Promise<HeldRequest | undefined> {
  const { rows } = await sql<HeldRequest>`
    select r.request_no::int, r.product_no, r.of_mall_id, r.staff_no::int, r.state, r.round, r.version, o.patch
    from product_request r join product_request_round o using (request_no, round)
    where r.request_no = ${requestNo} and r.product_no = ${productNo} for update of r`.execute(runner);
  return rows[0];
}

/** The first mall in scope that lists the product; null for staff of all malls. */
export async function findAskingMall(
  runner: Runner,
  productNo: string,
  scope: OfficeScope,
): Promise<number | undefined> {
  const { rows } = await sql<{ mallId: number | null }>`
    select min(l.mall_id) as mall_id from listing l where l.product_no = ${productNo} and ${ofScope('l.mallId', scope)}`.execute(
    runner,
  );
  return rows[0]?.mallId ?? undefined;
}

type NewRequest = {
  readonly productNo: string;
  readonly ofMallId: number | null;
  readonly staffNo: number;
  readonly sentAt: Date;
};

/** Its number; undefined while one's own request for the same product is open. */
export async function insertRequest(runner: Runner, one: NewRequest): Promise<number | undefined> {
  const { rows } = await sql<{ requestNo: number }>`
    insert into product_request (product_no, of_mall_id, staff_no, sent_at)
    values (${one.productNo}, ${one.ofMallId}, ${one.staffNo}, ${one.sentAt})
    on conflict do nothing returning request_no::int`.execute(runner);
  return rows[0]?.requestNo;
}

/** Runs work to apply its rules, and rolls back what it writes. */
export async function tried(runner: Runner, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint tried`.execute(runner);
  await work();
  await sql`rollback to savepoint tried`.execute(runner);
}

type Round = {
  readonly requestNo: number;
  readonly round: number;
  readonly base: ProductPatch;
  readonly patch: ProductPatch;
  readonly baseVersion: number;
  readonly staffNo: number;
  readonly sentAt: Date;
};

export async function insertRound(runner: Runner, one: Round): Promise<void> {
  await sql`
    insert into product_request_round (request_no, round, base, patch, base_version, staff_no, sent_at)
    values (${one.requestNo}, ${one.round}, ${JSON.stringify(one.base)}::text::jsonb, ${JSON.stringify(one.patch)}::text::jsonb,
      ${one.baseVersion}, ${one.staffNo}, ${one.sentAt})`.execute(runner);
}

type Next = Pick<HeldRequest, 'requestNo' | 'state' | 'round'> & { readonly sentAt?: Date };
/** Returns its new version. */
export async function updateRequest(runner: Runner, { requestNo, state, round, sentAt }: Next): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update product_request set state = ${state}, round = ${round}, sent_at = coalesce(${sentAt ?? null}::timestamptz, sent_at),
      version = version + 1
    where request_no = ${requestNo} returning version`.execute(runner);
  return rows[0]?.version ?? 0;
}

type Decision = Pick<HeldRequest, 'requestNo' | 'round'> & {
  readonly decision: 'Y' | 'N';
  readonly decidedBy: number;
  readonly decidedAt: Date;
};
export async function updateDecision(runner: Runner, one: Decision): Promise<void> {
  await sql`
    update product_request_round set decision = ${one.decision}, decided_by = ${one.decidedBy}, decided_at = ${one.decidedAt}
    where request_no = ${one.requestNo} and round = ${one.round}`.execute(runner);
}

type NewComment = Pick<HeldRequest, 'requestNo' | 'round'> &
  Pick<RequestComment, 'field' | 'kind' | 'body'> & { readonly staffNo: number; readonly madeAt: Date };
export async function insertComment(runner: Runner, one: NewComment): Promise<void> {
  await sql`
    insert into product_request_comment (request_no, round, field, kind, body, staff_no, made_at)
    values (${one.requestNo}, ${one.round}, ${one.field}, ${one.kind}, ${one.body}, ${one.staffNo}, ${one.madeAt})`.execute(
    runner,
  );
}

type OneComment = Pick<HeldRequest, 'requestNo' | 'round'> & { readonly commentNo: number; readonly staffNo: number };
/** False when it was not there: only one's own comment of that round. */
export async function deleteComment(runner: Runner, one: OneComment): Promise<boolean> {
  const { rows } = await sql`
    delete from product_request_comment
    where request_no = ${one.requestNo} and round = ${one.round} and comment_no = ${one.commentNo} and staff_no = ${one.staffNo}
    returning comment_no`.execute(runner);
  return rows.length > 0;
}

export async function updateAnswer(
  runner: Runner,
  { requestNo, commentNo, text }: { readonly requestNo: number; readonly commentNo: number; readonly text: string },
): Promise<void> {
  await sql`
    update product_request_comment set answer = ${text}
    where request_no = ${requestNo} and comment_no = ${commentNo}`.execute(runner);
}

type StoredComment = Omit<RequestComment, 'at' | 'isMine'> & { readonly at: Date; readonly staffNo: number };
export async function listComments(runner: Runner, requestNo: number): Promise<StoredComment[]> {
  const { rows } = await sql<StoredComment>`
    select c.comment_no::int, c.round, c.field, c.kind, c.body, s.name as by, c.made_at as at, c.answer, c.staff_no::int
    from product_request_comment c join staff s using (staff_no)
    where c.request_no = ${requestNo} order by c.comment_no limit 1000`.execute(runner);
  return rows;
}

type StoredRound = Omit<RequestDetail['rounds'][number], 'sentAt' | 'decidedAt'> & {
  readonly base: ProductPatch;
  readonly patch: ProductPatch;
  readonly sentAt: Date;
  readonly decidedAt: Date | null;
};
/** The latest first. */
export async function listRounds(runner: Runner, requestNo: number): Promise<StoredRound[]> {
  const { rows } = await sql<StoredRound>`
    select o.round, o.base, o.patch, o.sent_at, s.name as by, o.decision, d.name as decided_by, o.decided_at
    from product_request_round o join staff s using (staff_no) left join staff d on d.staff_no = o.decided_by
    where o.request_no = ${requestNo} order by o.round desc limit 1000`.execute(runner);
  return rows;
}

/** Sets prices of these options; deleted ones stay deleted. */
export async function updateExtraPrices(
  runner: Runner,
  productNo: string,
  options: readonly { readonly optionNo: number; readonly extraPrice: number }[],
): Promise<void> {
  await sql`
    update product_option o set extra_price = asked.price
    from unnest(${options.map(({ optionNo }) => optionNo)}::int[], ${options.map(({ extraPrice }) => extraPrice)}::int[]) as asked (no, price)
    where o.product_no = ${productNo} and o.option_no = asked.no and o.use_code <> 'GD00704'`.execute(runner);
}

/** Withdraws it: nobody has to decide it any more. */
export async function updateWithdrawn(runner: Runner, requestNo: number, at: Date): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update product_request set state = 'W', withdrawn_at = ${at}, version = version + 1
    where request_no = ${requestNo} returning version`.execute(runner);
  return rows[0]?.version ?? 0;
}

export async function updateOwner(runner: Runner, requestNo: number, ownerNo: number | null): Promise<void> {
  await sql`update product_request set owner_no = ${ownerNo} where request_no = ${requestNo}`.execute(runner);
}

type Reviewers = { readonly roles: readonly string[]; readonly at: Date };
/** Staff who have one of these roles, or a custom role that decides, in all malls. */
export async function listReviewerRows(
  runner: Runner,
  { roles, at }: Reviewers,
): Promise<{ staffNo: number; name: string }[]> {
  const { rows } = await sql<{ staffNo: number; name: string }>`
    select distinct s.staff_no::int, s.name from staff s
    join staff_grant g on g.staff_no = s.staff_no and g.mall_ids is null and g.ended_at is null and g.starts_at <= ${at}
      and (g.ends_at is null or g.ends_at > ${at})
    left join office_role_permission p on p.role_code = g.role_code and p.permission = 'products.decide'
    where s.state = 'ACTIVE' and (g.role_code = any (${roles}::text[]) or p.permission is not null)
    order by s.name limit 1000`.execute(runner);
  return rows;
}
