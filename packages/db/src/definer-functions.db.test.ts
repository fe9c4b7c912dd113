import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inMall } from './in-mall.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  await administer(`
    insert into mall (mall_id, mall_url, name, title, sales_type, style, logo, footer_logo, customer_phone, email,
      center_opens_at, center_closes_at, company, representative_name, business_number, sales_permit_number, address)
    select n, 'mall-' || n, '몰', '몰', 'GENERAL', 'A', 'l', 'f', '1', 'e', '0900', '1800', 'c', 'r', 'b', 's', 'a'
    from generate_series(1, 2) n`);
});
afterAll(() => db.drop());

const administer = (statement: string) => sql.raw(statement).execute(db.ownerDatabase);
/** As the application, within a mall. */
const call = (mallId: number, statement: string) =>
  inMall(db.database, { mallId }, async (transaction) => (await sql.raw<object>(statement).execute(transaction)).rows);

type Definer = {
  name: string;
  reason: string | null;
  settings: string[] | null;
  owner: string;
  isOwnerSuper: boolean;
  callers: string[];
};
const listDefiners = async (): Promise<Definer[]> => {
  const { rows } = await sql<Definer>`
    select p.oid::regprocedure::text as name, obj_description(p.oid, 'pg_proc') as reason, p.proconfig as settings,
      r.rolname::text as owner, r.rolsuper as is_owner_super,
      array(select role from unnest(array['public', 'mall_app', 'mall_office', 'mall_search', 'mall_backup']) role
        where role <> r.rolname and has_function_privilege(role, p.oid, 'execute')) as callers
    from pg_proc p join pg_roles r on r.oid = p.proowner
    where p.prosecdef and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    order by 1`.execute(db.ownerDatabase);
  return rows;
};

describe('every function that runs as its owner', () => {
  test('is one of these, called by the application or by nobody', async () => {
    const callers = Object.fromEntries((await listDefiners()).map(({ name, callers }) => [name, callers.join()]));
    expect(callers).toEqual({
      'archive_member(bigint,timestamp with time zone)': 'mall_app,mall_office',
      'archive_questions(bigint,bigint,timestamp with time zone)': 'mall_app,mall_office',
      'begin_order_trial(text)': 'mall_app,mall_office',
      'blank_old_records(integer,timestamp with time zone,integer)': 'mall_app,mall_office',
      'brand_search_changed()': '',
      'category_search_changed()': '',
      'copy_of_member(bigint)': 'mall_office',
      'count_expired_archive()': 'mall_office',
      'due_malls(text,timestamp with time zone)': 'mall_app,mall_office',
      'erase_expired_archive(date)': 'mall_app,mall_office',
      'flip_content(timestamp with time zone)': 'mall_app,mall_office',
      'findings_of_month(date,bigint[])': 'mall_office',
      'follow_later(text[])': 'mall_office',
      'forget_access(timestamp with time zone,integer)': 'mall_app,mall_office',
      'follow_product(integer)': 'mall_app,mall_office',
      'follow_blueprint(text,text,boolean,boolean,text[],bigint,timestamp with time zone)': 'mall_office',
      'keep_item(text,text,text[])': 'mall_office',
      'learn_search_words(jsonb)': 'mall_office',
      'listing_changed()': '',
      'listing_price_kept()': '',
      'listing_search_changed()': '',
      'mark_all_for_lint()': '',
      'restocks_told(text,integer,timestamp with time zone)': 'mall_app,mall_office',
      'mark_listings_for_lint()': '',
      'mark_mall_for_lint()': '',
      'mark_options_for_lint()': '',
      'mark_product_for_lint()': '',
      'near_suggestions(text,integer)': 'mall_app,mall_office',
      'note_listings_behind(text,integer)': 'mall_app,mall_office',
      'note_operator_act(text,text,text,text)': 'mall_app,mall_office',
      'open_archive(bigint,bigint,timestamp with time zone)': 'mall_office',
      'lock_shelf(text[],integer[])': 'mall_office',
      'move_shelf(integer,text[],integer[],integer[])': 'mall_app,mall_office',
      'option_stock_begins()': '',
      'option_stock_ends()': '',
      'product_changed()': '',
      'product_search_changed()': '',
      'preview_contents(jsonb,timestamp with time zone)': 'mall_app,mall_office',
      'preview_terms(integer)': 'mall_app,mall_office',
      'publish_content(text,integer)': 'mall_app,mall_office',
      'publish_theme()': '',
      'read_audit(jsonb,bigint,integer)': 'mall_office',
      'read_privacy_access(jsonb,bigint,integer)': 'mall_office',
      'refuse_change_of_locked()': '',
      'refuse_fees_of_locked()': '',
      'refuse_unlocking()': '',
      'seal_logs()': 'mall_app,mall_office',
      'search_listing(jsonb,jsonb)': 'mall_app,mall_office',
      'set_phone_list_prices(text[],integer[])': 'mall_app,mall_office',
      'take_search_changes(integer)': 'mall_office',
      'take_stale_suggestions()': 'mall_office',
      'verify_logs()': 'mall_office',
      'write_search_documents(jsonb)': 'mall_office',
      'write_search_suggestions(integer,jsonb)': 'mall_office',
    });
  });

  test('says why, and resolves names in a fixed path, as an owner that is no superuser', async () => {
    for (const { name, reason, settings, owner, isOwnerSuper } of await listDefiners()) {
      expect([name, reason]).toEqual([
        name,
        expect.stringMatching(/^Runs as (its owner|mall_search|mall_auditor): .{40,}/),
      ]);
      expect([name, settings]).toEqual([name, ['search_path=public, pg_temp']]);
      expect([name, isOwnerSuper]).toEqual([name, false]);
      expect(['mall_owner', 'mall_search', 'mall_auditor']).toContain(owner);
    }
  });

  test('finds nothing in that path which anybody but the owner has put there', async () => {
    const { rows } = await sql`
      select role, has_schema_privilege(role, 'public', 'create') as creates
      from unnest(array['public', 'mall_app', 'mall_office', 'mall_search', 'mall_backup']) role`.execute(
      db.ownerDatabase,
    );
    expect(rows).toEqual(
      ['public', 'mall_app', 'mall_office', 'mall_search', 'mall_backup'].map((role) => ({ role, creates: false })),
    );
  });
});

describe('the archive', () => {
  let memberNo: number;
  const archived = async () => (await administer('select kind from legal_archive')).rows.length;
  beforeEach(async () => {
    await administer('delete from legal_archive; delete from question; delete from mall_order; delete from member');
    const { rows } = await sql<{ memberNo: number }>`
      insert into member (mall_id, login_id, password_hash, name) values (1, 'demo', 'h', 'n')
      returning member_no`.execute(db.ownerDatabase);
    memberNo = rows[0]?.memberNo ?? 0;
    await administer(`
      insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email, recipient,
        recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount, delivery_amount, total_amount, ordered_at, expires_at)
      values (1, '2026112100000001', ${memberNo}, gen_random_uuid(), 'CONFIRMED', '주문자', '010', 'e', 'r', '010', '04512', 'a', 'CARD', '{}',
        1, 1, 0, 1, now(), now())`);
    await administer(`
      insert into question (mall_id, member_no, request_key, category, title, body, asked_at, changed_at, answer, answered_at)
      values (1, ${memberNo}, gen_random_uuid(), 'OTHER', 't', 'b', now(), now(), 'a', now())`);
  });
  const orderer = async () => (await administer('select orderer_name from mall_order')).rows;

  test('takes and blanks nothing of a member who stays, in no mall', async () => {
    for (const mallId of [1, 2]) {
      const work = call(mallId, `select archive_member(${memberNo}, now())`);
      await expect(work).rejects.toThrow('only a member who leaves is archived');
    }
    expect(await archived()).toBe(0);
    expect(await orderer()).toEqual([{ ordererName: '주문자' }]);
  });

  test('takes the orders of one who leaves, in their mall alone', async () => {
    await administer("update member set state = 'WITHDRAWN'");
    await expect(call(2, `select archive_member(${memberNo}, now())`)).rejects.toThrow('only a member who leaves');
    await call(1, `select archive_member(${memberNo}, now())`);
    expect(await archived()).toBe(1);
    expect(await orderer()).toEqual([{ ordererName: '' }]);
  });

  test.each(['archive_orders', 'archive_applications', 'archive_subscriptions'])(
    'is not reached by its step %s',
    async (step) => {
      await administer("update member set state = 'WITHDRAWN'");
      await expect(call(1, `select ${step}(${memberNo}, now())`)).rejects.toThrow(
        `permission denied for function ${step}`,
      );
    },
  );

  test('takes answered questions of their own mall, and leaves the questions as they are', async () => {
    await call(2, `select archive_questions(${memberNo}, null, now())`);
    expect(await archived()).toBe(0);
    await call(1, `select archive_questions(${memberNo}, null, now())`);
    expect(await archived()).toBe(1);
    expect((await administer('select title from question')).rows).toEqual([{ title: 't' }]);
  });

  test('gives nothing up before its day by the database’s own clock, whatever day it is given', async () => {
    await administer(`insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
      select 1, 'ORDER', n::text, '{}', now(), (now() at time zone 'Asia/Seoul')::date + n from generate_series(-1, 1) n`);
    expect(await call(2, "select erase_expired_archive('2999-01-01') as erased")).toEqual([{ erased: 0 }]);
    expect(await call(1, "select erase_expired_archive('2999-01-01') as erased")).toEqual([{ erased: 1 }]);
    expect(await call(1, "select erase_expired_archive('2999-01-01') as erased")).toEqual([{ erased: 0 }]);
    expect(await archived()).toBe(2);
  });
});

test('the shelf moves for whoever may not write it, and never below nothing', async () => {
  await administer("insert into brand values (1, '가람')");
  await administer(
    "insert into product (product_no, kind, name, brand_id, image) values ('GD0001', 'goods', 'n', 1, 'i')",
  );
  await administer("insert into product_option (product_no, option_no) values ('GD0001', 1), ('GD0001', 2)");
  const shelf = async () => (await administer('select quantity from option_stock order by option_no')).rows;
  const move = (direction: number, optionNos: string, counts: string) =>
    call(1, `select * from move_shelf(${direction}, '{GD0001,GD0001}', '${optionNos}', '${counts}')`);
  expect(await move(1, '{1,2}', '{3,1}')).toEqual([]);
  expect(await shelf()).toEqual([{ quantity: 3 }, { quantity: 1 }]);
  // If one option is given twice, both counts are added; if too few are left, nothing moves.
  expect(await move(-1, '{1,1}', '{2,2}')).toEqual([{ shortProductNo: 'GD0001', shortOptionNo: 1, piecesLeft: 3 }]);
  expect(await move(-1, '{1,2}', '{3,2}')).toEqual([{ shortProductNo: 'GD0001', shortOptionNo: 2, piecesLeft: 1 }]);
  expect(await move(-1, '{1,7}', '{1,1}')).toEqual([{ shortProductNo: 'GD0001', shortOptionNo: 7, piecesLeft: 0 }]);
  expect(await shelf()).toEqual([{ quantity: 3 }, { quantity: 1 }]);
  expect(await move(-1, '{1,1}', '{1,2}')).toEqual([]);
  expect(await shelf()).toEqual([{ quantity: 0 }, { quantity: 1 }]);
  for (const statement of ['update option_stock set quantity = 9', 'delete from option_stock'])
    for (const login of [db.database, db.officeDatabase])
      await expect(sql.raw(statement).execute(login)).rejects.toThrow('permission denied for table option_stock');
});

test.each(['product_changed', 'listing_changed'])('the trigger %s is called by its table alone', async (name) => {
  await expect(call(1, `select ${name}()`)).rejects.toThrow(`permission denied for function ${name}`);
});
