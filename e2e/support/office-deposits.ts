import { openOwner } from './office-orders.ts';

/** The mall with late deposits for its demo orders. */
const mallUrl = 'dajeong';

/** An order of that mall whose late deposit has not been submitted to a second person. */
export async function lateDeposit(): Promise<{ readonly mallId: number; readonly orderNo: string }> {
  const owner = openOwner();
  const [mall] = await owner<{ mallId: number }[]>`select mall_id as "mallId" from mall where mall_url = ${mallUrl}`;
  await owner.end();
  if (!mall) throw new Error(`there is no mall ${mallUrl}`);
  const own = openOwner(mall.mallId);
  const [held] = await own<{ orderNo: string }[]>`
    select order_no as "orderNo" from payment_attempt a
    where state = 'HELD' and not exists (
      select from approval_case c where c.kind = 'deposit.return' and c.of_mall_id = a.mall_id and c.subject = 'deposit ' || order_no)
    order by changed_at limit 1`;
  await own.end();
  if (!held) throw new Error('the demo has no late deposit that is left');
  return { ...mall, ...held };
}

/** What the mall holds for an order according to the ledger, won. */
export async function heldOf({ mallId, orderNo }: { mallId: number; orderNo: string }): Promise<number> {
  const owner = openOwner(mallId);
  const [sum] = await owner<{ held: number }[]>`
    select coalesce(sum(amount), 0)::int as held from payment_entry where order_no = ${orderNo}`;
  await owner.end();
  return sum?.held ?? 0;
}
