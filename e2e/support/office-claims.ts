import { malls } from './malls.ts';
import { addPreparedOrders, openOwner } from './office-orders.ts';

const { mallId } = malls.hanul;
const reason = '생각보다 커서 반품하고 싶어요.';

/** Adds returns that wait for a decision, each for its own delivered order; returns the numbers of the orders. */
export async function addReturns(day: string, count: number): Promise<string[]> {
  const orderNos = await addPreparedOrders(day, count, 'DELIVERED');
  const owner = openOwner();
  // In one transaction: other tests list claims meanwhile, and must see none without lines.
  await owner.begin(async (transaction) => {
    await transaction`update mall_order set delivered_at = now() where mall_id = ${mallId} and order_no = any (${orderNos}::text[])`;
    await transaction`
      insert into claim (mall_id, order_no, claim_no, type, state, fault, reason, requested_at, changed_at)
      select ${mallId}, number, 1, 'RETURN', 'REQUESTED', 'MEMBER', ${reason}, now(), now() from unnest(${orderNos}::text[]) number`;
    await transaction`
      insert into claim_line (mall_id, order_no, claim_no, line_no, quantity)
      select ${mallId}, number, 1, 1, 1 from unnest(${orderNos}::text[]) number`;
    await transaction`
      insert into claim_event (mall_id, order_no, claim_no, to_state, happened_at, actor, reason)
      select ${mallId}, number, 1, 'REQUESTED', now(), 'MEMBER', ${reason} from unnest(${orderNos}::text[]) number`;
  });
  await owner.end();
  return orderNos;
}

/** The seller turns out to be at fault, so the member owes no freight. */
export async function blameSeller(orderNo: string): Promise<void> {
  const owner = openOwner();
  await owner`update claim set fault = 'SELLER' where mall_id = ${mallId} and order_no = ${orderNo}`;
  await owner.end();
}

/** The member withdraws the claim. */
export async function withdrawClaim(orderNo: string): Promise<void> {
  const owner = openOwner();
  await owner`update claim set state = 'WITHDRAWN' where mall_id = ${mallId} and order_no = ${orderNo}`;
  await owner.end();
}

export type StoredClaim = { readonly state: string; readonly answer: string };
/** The states of the claims of these orders, in the order of their numbers. */
export async function claimsOf(orderNos: readonly string[]): Promise<StoredClaim[]> {
  const owner = openOwner();
  const rows = await owner<StoredClaim[]>`
    select state, answer from claim where mall_id = ${mallId} and order_no = any (${[...orderNos]}::text[]) order by order_no`;
  await owner.end();
  return rows.map(({ state, answer }) => ({ state, answer }));
}
