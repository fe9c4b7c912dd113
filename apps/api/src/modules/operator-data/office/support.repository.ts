import type { SupportCell, SupportPair } from '@mall/contracts/office/supports';
import type { JoinType } from '@mall/contracts/wireless-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

type Asked = {
  readonly mallId: number;
  readonly now: Date;
  readonly on: Date;
  /** Null: all. */
  readonly carriers: readonly string[] | null;
  readonly carrier?: string | undefined;
  readonly productNo?: string | undefined;
};

const ofCarriers = ({ carriers, carrier }: Pick<Asked, 'carriers' | 'carrier'>) => sql`
  ${carriers === null ? sql`true` : sql`c.carrier = any(${[...carriers]}::text[])`}
  and ${carrier === undefined ? sql`true` : sql`c.carrier = ${carrier}`}`;

/** The row in force at an instant; of several the one that began last. */
const inForce = (mallId: number, at: Date) => sql`(
  select json_build_object('commonSupport', s.common_support, 'extraSupport', s.extra_support) from wireless_support s
  where s.mall_id = ${mallId} and s.product_no = o.product_no and s.memory = o.memory and s.plan_no = o.plan_no
    and s.join_type = o.join_type and s.valid_from <= ${at} and (s.valid_to is null or s.valid_to > ${at})
  order by s.valid_from desc limit 1)`;

/** Choices with a row that has not ended before both moments. */
const withSupport = ({ mallId, now, on }: Asked): RawBuilder<unknown> => sql`
  select distinct product_no, memory, plan_no, join_type::text as join_type from wireless_support
  where mall_id = ${mallId} and valid_from <= ${on > now ? on : now} and (valid_to is null or valid_to > ${on < now ? on : now})`;

/** Every possible choice of a phone: plans of its network, in their joining types. */
const ofPhone = ({ productNo = '' }: Asked): RawBuilder<unknown> => sql`
  select w.product_no, m.memory, c.plan_no, j as join_type
  from wireless_model w join wireless_memory m using (product_no)
    join carrier_plan c on w.network = any(c.phone_networks) cross join unnest(c.join_types) j
  where w.product_no = ${productNo}`;

export type SupportGridRow = {
  readonly productNo: string;
  readonly productName: string;
  readonly memory: string;
  readonly releasePrice: number;
  readonly planNo: number;
  readonly planName: string;
  readonly carrier: string;
  readonly joinType: JoinType;
  readonly now: SupportPair | null;
  readonly later: SupportPair | null;
};

/** The grid of a mall, by model, memory, plan and joining type; one row more than are shown tells that there are more. */
export async function listSupportGrid(reader: OfficeReader, asked: Asked, limit: number): Promise<SupportGridRow[]> {
  const { mallId, now, on, productNo } = asked;
  const { rows } = await sql<SupportGridRow>`
    select o.product_no, p.name as product_name, o.memory, release_price_at(m, ${on}) as release_price, o.plan_no, c.name as plan_name, c.carrier,
      o.join_type, ${inForce(mallId, now)} as now, ${inForce(mallId, on)} as later
    from (${productNo === undefined ? withSupport(asked) : ofPhone(asked)}) o
      join listing l on l.mall_id = ${mallId} and l.product_no = o.product_no
      join product p on p.product_no = o.product_no join wireless_memory m on m.product_no = o.product_no and m.memory = o.memory
      join carrier_plan c on c.plan_no = o.plan_no
    where ${ofCarriers(asked)}
    order by p.name, o.product_no, m.sort_order, o.memory, c.carrier, c.sort_order, o.plan_no,
      array_position(array['TRANSFER', 'CHANGE', 'NEW'], o.join_type::text)
    limit ${limit + 1}`.execute(reader);
  return rows;
}

/** The phones that a mall lists. */
export async function listMallPhones(reader: OfficeReader, mallId: number) {
  const { rows } = await sql<{ productNo: string; name: string }>`
    select l.product_no, p.name from listing l join product p using (product_no)
    where l.mall_id = ${mallId} and l.kind = 'wireless' order by p.name, l.product_no`.execute(reader);
  return rows;
}

export async function listCarriers(reader: OfficeReader, carriers: Asked['carriers']): Promise<string[]> {
  const { rows } = await sql<{ carrier: string }>`
    select distinct c.carrier from carrier_plan c where ${ofCarriers({ carriers })} order by 1`.execute(reader);
  return rows.map(({ carrier }) => carrier);
}

/** The moments at which rows of a mall begin. */
export async function listStarts(reader: OfficeReader, asked: Pick<Asked, 'mallId' | 'carriers' | 'carrier'>) {
  const { rows } = await sql<{ at: Date; rows: number }>`
    select s.valid_from as at, count(*)::int as rows from wireless_support s join carrier_plan c using (plan_no)
    where s.mall_id = ${asked.mallId} and ${ofCarriers(asked)} group by 1 order by 1 desc limit 200`.execute(reader);
  return rows.toReversed();
}

type WaitingCase = {
  readonly caseNo: number;
  readonly madeBy: number;
  readonly by: string;
  readonly at: Date;
  readonly request: unknown;
};

/** Open proposals for a mall. */
export async function listWaiting(reader: OfficeReader, mallId: number, now: Date): Promise<WaitingCase[]> {
  const { rows } = await sql<WaitingCase>`
    select c.case_no, c.made_by, s.name as by, c.made_at as at, c.request
    from approval_case c join staff s on s.staff_no = c.made_by
    where c.kind = 'supports.change' and c.of_mall_id = ${mallId} and c.state = 'OPEN' and c.expires_at > ${now}
    order by c.case_no limit 100`.execute(reader);
  return rows;
}

export type Choice = Pick<SupportCell, 'productNo' | 'memory' | 'planNo' | 'joinType'>;

/** The support for each choice at its own moment, in the requested order. */
export async function listSupportsAt(
  transaction: MallTransaction,
  choices: readonly (Choice & { readonly at: Date })[],
): Promise<(SupportPair | null)[]> {
  const asked = JSON.stringify(
    choices.map(({ productNo, memory, planNo, joinType, at }) => ({
      ...{ product_no: productNo, memory, plan_no: planNo, join_type: joinType, at },
    })),
  );
  const { rows } = await sql<{ found: SupportPair | null }>`
    select (
      select json_build_object('commonSupport', s.common_support, 'extraSupport', s.extra_support) from wireless_support s
      where s.mall_id = ${transaction.mallId} and s.product_no = o.product_no and s.memory = o.memory and s.plan_no = o.plan_no
        and s.join_type = o.join_type and s.valid_from <= o.at and (s.valid_to is null or s.valid_to > o.at)
      order by s.valid_from desc limit 1) as found
    from rows from (json_to_recordset(${asked}::text::json)
        as (product_no text, memory text, plan_no int, join_type text, at timestamptz)) with ordinality
      as o (product_no, memory, plan_no, join_type, at, place)
    order by o.place`.execute(transaction);
  return rows.map(({ found }) => found);
}

type Plan = { readonly planNo: number; readonly name: string; readonly carrier: string };

/** Plans by their numbers. */
export async function listPlanNames(
  transaction: OfficeReader | MallTransaction,
  planNos: readonly number[],
): Promise<ReadonlyMap<number, Plan>> {
  const { rows } = await sql<Plan>`
    select plan_no, name, carrier from carrier_plan where plan_no = any(${[...planNos]}::int[])`.execute(transaction);
  return new Map(rows.map((plan) => [plan.planNo, plan]));
}
