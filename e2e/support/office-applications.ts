import { malls } from './malls.ts';
import { openOwner } from './office-orders.ts';

/** The mall where the demo's member has applied for everything. */
const openShop = () => openOwner(malls.familyshop.mallId);

/** An application for a phone whose review is due: a copy of one signed by a member. */
export async function addCertifiedApplication(applicationNo: string): Promise<void> {
  const owner = openShop();
  await owner`
    with model as (select * from application where state = 'SHIPPED' order by application_no limit 1),
    copy as (
      insert into application (mall_id, application_no, member_no, request_key, state, product_no, option_no, plan_no, image,
        sheet, ci_hash, submitted_at, moved_at)
      select mall_id, ${applicationNo}, member_no, gen_random_uuid(), 'CERTIFIED', product_no, option_no, plan_no, image, sheet,
        ci_hash, now(), now()
      from model returning mall_id, application_no)
    insert into application_event (mall_id, application_no, to_state, happened_at, actor)
    select mall_id, application_no, state, now(), 'MEMBER'
    from copy, unnest(array['RECEIVED', 'CERTIFIED']) as state`;
  await owner.end();
}

export async function stateOfApplication(applicationNo: string): Promise<string | undefined> {
  const owner = openShop();
  const [row] = await owner<{ state: string }[]>`
    select state from application where application_no = ${applicationNo}`;
  await owner.end();
  return row?.state;
}

/** A planned installation: a copy of a subscription signed by a member. */
export async function addInstallation(applicationNo: string, at: string): Promise<void> {
  const owner = openShop();
  await owner`
    insert into subscription_application (mall_id, application_no, member_no, request_key, state, product_no, image, sheet,
      submitted_at, moved_at, installation_at)
    select mall_id, ${applicationNo}, member_no, gen_random_uuid(), 'INSTALLATION_PLANNED', product_no, image, sheet, now(), now(),
      ${at}::timestamptz
    from subscription_application where state = 'APPROVED' order by application_no limit 1`;
  await owner.end();
}

/** Somebody else plans another time in the meantime. */
export async function replan(applicationNo: string, at: string): Promise<void> {
  const owner = openShop();
  await owner`
    update subscription_application set installation_at = ${at}::timestamptz where application_no = ${applicationNo}`;
  await owner.end();
}
