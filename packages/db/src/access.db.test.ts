import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isConnectionLost } from './connection.ts';
import { inMall, type MallTransaction } from './in-mall.ts';

let db: TestDatabase;
let tenantTables: string[];
/** Behind functions: the search index, and what must be retained by law. */
const unreadable = ['listing_search', 'legal_archive'];

beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'mall_id' and c.table_name <> 'mall' and t.table_type = 'BASE TABLE'
    order by 1`.execute(db.ownerDatabase);
  tenantTables = rows.map(({ name }) => name);
  await insertRows();
});
afterAll(() => db.drop());

/** One row in every tenant table, all of mall 1; mall 2 has none. */
async function insertRows(): Promise<void> {
  await sql`
    insert into mall (mall_id, mall_url, name, title, sales_type, style, logo, footer_logo, customer_phone, email,
      center_opens_at, center_closes_at, company, representative_name, business_number, sales_permit_number, address)
    select n, 'mall-' || n, '몰', '몰', 'GENERAL', 'A', 'l', 'f', '1', 'e', '0900', '1800', 'c', 'r', 'b', 's', 'a'
    from generate_series(1, 2) n`.execute(db.ownerDatabase);
  await sql`insert into brand values (1, '가람')`.execute(db.ownerDatabase);
  await sql`insert into carrier_plan (plan_no, carrier, name) values (1, 'c', 'p')`.execute(db.ownerDatabase);
  await sql`insert into product (product_no, kind, name, brand_id, image) values ('GD0001', 'goods', '갤럭시', 1, 'i')`.execute(
    db.ownerDatabase,
  );
  for (const statement of rowsOfMallOne) await sql.raw(statement).execute(db.ownerDatabase);
}

const rowsOfMallOne = [
  `insert into category (mall_id, category_no, name, type) values (1, '11', '가전', 'GD05302')`,
  `insert into listing (mall_id, product_no, category_no, sale_price) values (1, 'GD0001', '11', 1)`,
  `insert into listing_search (mall_id, product_no, name, name_initials, document) values (1, 'GD0001', 'ㄱㅐㄹㄹㅓㄱㅅㅣ', 'ㄱㄹㅅ', 'ㄱㅐㄹㄹㅓㄱㅅㅣ')`,
  `insert into search_suggestion (mall_id, text, kind, jamo, initials) values (1, '갤럭시', 'keyword', 'ㄱㅐㄹㄹㅓㄱㅅㅣ', 'ㄱㄹㅅ')`,
  `insert into member (mall_id, login_id, password_hash, name) values (1, 'demo', 'h', 'n')`,
  `insert into favourite (mall_id, member_no, product_no) select 1, member_no, 'GD0001' from member`,
  `insert into tid_link (mall_id, member_no, subject_hash, account, linked_at) select 1, member_no, 's', 'a', now() from member`,
  `insert into tid_request (mall_id, state_hash, key_hash, expires_at) values (1, 's', 'k', now())`,
  `insert into account_link (mall_id, link_id, member_no, purpose, email_hash, issued_at, expires_at) select 1, gen_random_uuid(), member_no, 'WAKE', 'x', now(), now() from member`,
  `insert into join_question (mall_id, question_key, label, is_required, sort_order) values (1, 'key', 'l', true, 1)`,
  `insert into refresh_token (mall_id, token_hash, family_id, member_no, expires_at) select 1, 'x', gen_random_uuid(), member_no, now() from member`,
  `insert into security_event (mall_id, kind, happened_at) values (1, 'REFRESH_TOKEN_REUSED', now())`,
  `insert into sign_in_failure (mall_id, subject_hash) values (1, 'x')`,
  `insert into spent_challenge (mall_id, challenge_hash, expires_at) values (1, 'x', now())`,
  `insert into wireless_support (mall_id, product_no, memory, plan_no, join_type, valid_from, common_support, extra_support) values (1, 'GD0001', 'm', 1, 'NEW', now(), 0, 0)`,
  `insert into subscription_term (mall_id, product_no, months, care_type, monthly_fee) values (1, 'GD0001', 12, 'SELF', 1)`,
  `insert into corner (mall_id, area_code, device) values (1, '012001', 'pc')`,
  `insert into popup (mall_id, popup_no, type, html) values (1, 1, 'DP01801', '')`,
  `insert into smart_keyword (mall_id, search_no, name) values (1, 1, 'k')`,
  `insert into popular_keyword (mall_id, name, sort_order) values (1, 'k', 1)`,
  `insert into search_log (mall_id, keyword, has_result) values (1, 'k', true)`,
  `insert into exhibition (mall_id, exhibition_no, title, image, colour_from, colour_to, starts_on, ends_on) values (1, 1, 't', 'i', '#000000', '#000000', now(), now())`,
  `insert into exhibition_section (mall_id, exhibition_no, section_no, anchor, title) values (1, 1, 1, 'a', 't')`,
  `insert into special_sale (mall_id, sale_no, product_no, option_nos, headline, sale_price, starts_at, ends_at, total_pieces, most_per_member) values (1, 1, 'GD0001', '{1}', 'h', 1, now(), now() + interval '1 day', 1, 1)`,
  `insert into board_post (mall_id, board_type, post_no, title, html, posted_on) values (1, 'CM00404', 1, 't', '', now())`,
  `insert into board_attachment (mall_id, attachment_name, board_type, post_no, position, file_name, file_type, byte_count) values (1, gen_random_uuid(), 'CM00404', 1, 1, 'f.pdf', 'pdf', 1)`,
  `insert into faq (mall_id, faq_no, category, question, answer_html) values (1, 1, 'c', 'q', '')`,
  `insert into content_page (mall_id, page_name, title, html) values (1, 'handyService', 't', '')`,
  `insert into content_view (mall_id, content_type, content_id) values (1, 'CATEGORY', '11')`,
  `insert into page_view (mall_id, route, device, is_signed_in) values (1, '/', 'pc', false)`,
  `insert into product_option (product_no, option_no) values ('GD0001', 1)`,
  `insert into delivery_fee (mall_id, delivery_method, fee) values (1, '2', 0)`,
  `insert into cart_line (mall_id, member_no, product_no, option_no, quantity, price_when_added, added_at, touched_at) select 1, member_no, 'GD0001', 1, 1, 0, now(), now() from member`,
  `insert into removed_cart_line (mall_id, member_no, product_no, option_no, quantity, is_selected, price_when_added, added_at, removed_at) select 1, member_no, 'GD0001', 1, 1, true, 0, now(), now() from member`,
  `insert into address (mall_id, member_no, recipient, phone, postcode, road_address) select 1, member_no, 'r', '010', '04512', 'a' from member`,
  `insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email, recipient, recipient_phone, postcode, road_address, payment_method, tariff, market_amount, goods_amount, delivery_amount, total_amount, ordered_at, expires_at) select 1, '2026112100000001', member_no, gen_random_uuid(), 'PAID', 'o', '010', 'e', 'r', '010', '04512', 'a', 'CARD', '{}', 1, 1, 0, 1, now(), now() from member`,
  `insert into order_line (mall_id, order_no, line_no, product_no, option_no, product_name, brand_name, image, unit_price, quantity, delivery_method, has_free_delivery) values (1, '2026112100000001', 1, 'GD0001', 1, 'n', 'b', 'i', 1, 1, '1', true)`,
  `insert into order_event (mall_id, order_no, to_state, happened_at, actor) values (1, '2026112100000001', 'PAID', now(), 'SYSTEM')`,
  `insert into stock_movement (mall_id, order_no, line_no, product_no, option_no, kind, pieces, happened_at) values (1, '2026112100000001', 1, 'GD0001', 1, 'RESERVE', -1, now())`,
  `insert into payment_attempt (mall_id, order_no, attempt_no, method, amount, state, started_at, changed_at) values (1, '2026112100000001', 1, 'CARD', 1, 'DONE', now(), now())`,
  `insert into payment_event (mall_id, event_id, kind, payment_key, received_at) values (1, 'e', 'k', 'p', now())`,
  `insert into payment_entry (mall_id, order_no, attempt_no, kind, amount, transaction_key, happened_at) values (1, '2026112100000001', 1, 'PAYMENT', 1, 't', now())`,
  `insert into cash_receipt (mall_id, order_no, purpose, number, changed_at) values (1, '2026112100000001', 'INCOME_DEDUCTION', '01012345678', now())`,
  `insert into claim (mall_id, order_no, claim_no, type, state, fault, reason, requested_at, changed_at) values (1, '2026112100000001', 1, 'RETURN', 'REQUESTED', 'MEMBER', 'r', now(), now())`,
  `insert into claim_line (mall_id, order_no, claim_no, line_no, quantity) values (1, '2026112100000001', 1, 1, 1)`,
  `insert into claim_event (mall_id, order_no, claim_no, to_state, happened_at, actor) values (1, '2026112100000001', 1, 'REQUESTED', now(), 'MEMBER')`,
  `insert into recent_view (mall_id, member_no, product_no, viewed_at) select 1, member_no, 'GD0001', now() from member`,
  `insert into certification (mall_id, certification_no, purpose, state, key_hash, expires_at) values (1, 'c', 'SIGN_UP', 'OPEN', 'h', now())`,
  `insert into application_draft (mall_id, member_no, product_no, choice, saved_at) select 1, member_no, 'GD0001', '{}', now() from member`,
  `insert into application (mall_id, application_no, member_no, request_key, state, product_no, option_no, image, sheet, ci_hash, submitted_at) select 1, '2026112100000001', member_no, gen_random_uuid(), 'RECEIVED', 'GD0001', 1, 'i', '{}', 'h', now() from member`,
  `insert into application_event (mall_id, application_no, to_state, happened_at, actor) values (1, '2026112100000001', 'RECEIVED', now(), 'MEMBER')`,
  `insert into application_movement (mall_id, application_no, product_no, option_no, kind, pieces, happened_at) values (1, '2026112100000001', 'GD0001', 1, 'RESERVE', -1, now())`,
  `insert into subscription_application (mall_id, application_no, member_no, request_key, state, product_no, image, sheet, submitted_at) select 1, '2026112100000001', member_no, gen_random_uuid(), 'RECEIVED', 'GD0001', 'i', '{}', now() from member`,
  `insert into subscription_application_event (mall_id, application_no, to_state, happened_at, actor) values (1, '2026112100000001', 'RECEIVED', now(), 'MEMBER')`,
  `insert into question (mall_id, member_no, request_key, category, title, body, asked_at, changed_at) select 1, member_no, gen_random_uuid(), 'OTHER', 't', 'b', now(), now() from member`,
  `insert into question_picture (mall_id, picture_name, member_no, question_no, width, height, uploaded_at) select 1, gen_random_uuid(), member_no, question_no, 1, 1, now() from question`,
  `insert into upload (mall_id, member_no, file_name, content_hash, state, columns, row_count, worked_at, uploaded_at) select 1, member_no, 'f', '\\x00', 'CHECKED', '[]', 1, now(), now() from member`,
  `insert into upload_row (mall_id, upload_no, row_no, cells) select 1, upload_no, 1, '[]' from upload`,
  `insert into upload_heading (mall_id, member_no, heading, field) select 1, member_no, 'h', '' from member`,
  `insert into account_entry (mall_id, member_no, order_no, kind, amount, entry_key, happened_at) select 1, member_no, '2026112100000001', 'CHARGE', 1, 'k', now() from member`,
  `insert into request_key (mall_id, member_no, request_key, content_hash) select 1, member_no, gen_random_uuid(), sha256('') from member`,
  `insert into account_contract (mall_id, member_no, credit_limit, payment_days, state, approved_at, changed_at) select 1, member_no, 1, 1, 'APPROVED', now(), now() from member`,
  `insert into account_settlement (mall_id, member_no, amount, reference, settled_at) select 1, member_no, 1, 'r', now() from member`,
  `insert into session (mall_id, session_id, member_no, device_name, signed_in_at, last_seen_at) select 1, gen_random_uuid(), member_no, '', now(), now() from member`,
  `insert into marketing_consent (mall_id, member_no, channel, is_agreed, source, changed_at) select 1, member_no, 'EMAIL', true, 'MY_SHOP', now() from member`,
  `insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until) values (1, 'ORDER', 'r', '{}', now(), now())`,
  `insert into withdrawal (mall_id, reason, withdrawn_at) values (1, 'OTHER', now())`,
  `insert into mail (mall_id, kind, facts, queued_at) values (1, 'k', '{}', now())`,
  `insert into newsletter (mall_id, campaign_key, subject, html, plain_text, queued_at) values (1, 'k', 's', '', '', now())`,
  `insert into term_version (term_no, term_code, applied_on, html) values (1, 'service', now(), '')`,
  `insert into consent (mall_id, member_no, term_no, agreed_at) select 1, member_no, 1, now() from member`,
];

const isAllowed = async (privilege: string, table: string): Promise<boolean> => {
  const { rows } = await sql<{ allowed: boolean }>`
    select has_table_privilege('mall_app', ${table}, ${privilege}) as allowed`.execute(db.ownerDatabase);
  return rows[0]?.allowed ?? false;
};
const countIn = async (transaction: MallTransaction | typeof db.database, table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(transaction);
  return rows[0]?.n ?? -1;
};

describe('row-level security', () => {
  test('is forced on every table with a mall, and this file has a row for each', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relrowsecurity and relforcerowsecurity order by 1`.execute(db.ownerDatabase);
    expect(rows.map(({ name }) => name)).toEqual(tenantTables);
    for (const table of tenantTables) expect([table, await countIn(db.ownerDatabase, table)]).toEqual([table, 1]);
  });

  test('a query without any condition finds its own mall’s rows, none of another mall’s, and none outside a mall', async () => {
    for (const table of tenantTables.filter((name) => !unreadable.includes(name))) {
      const own = await inMall(db.database, { mallId: 1 }, (transaction) => countIn(transaction, table));
      const foreign = await inMall(db.database, { mallId: 2 }, (transaction) => countIn(transaction, table));
      const outside = await countIn(db.database, table);
      expect([table, own, foreign, outside]).toEqual([table, 1, 0, 0]);
    }
  });

  test('selecting another mall by its number finds nothing either', async () => {
    const found = await inMall(db.database, { mallId: 2 }, (transaction) =>
      transaction.selectFrom('member').selectAll().where('mallId', '=', 1).execute(),
    );
    expect(found).toEqual([]);
  });

  test('another mall’s rows are neither changed nor deleted, and none are written into it', async () => {
    for (const [privilege, statement] of [
      ['update', 'update %I set mall_id = mall_id'],
      ['delete', 'delete from %I'],
    ] as const) {
      for (const table of tenantTables) {
        if (!(await isAllowed(privilege, table))) continue;
        const { command, changed } = await inMall(db.database, { mallId: 2 }, async (transaction) => {
          const { numAffectedRows } = await sql.raw(statement.replace('%I', `"${table}"`)).execute(transaction);
          return { command: `${privilege} ${table}`, changed: Number(numAffectedRows) };
        });
        expect([command, changed]).toEqual([command, 0]);
      }
    }
    for (const statement of rowsOfMallOne.filter((text) => /into (search_log|page_view|spent_challenge)/.test(text))) {
      const work = inMall(db.database, { mallId: 2 }, (transaction) => sql.raw(statement).execute(transaction));
      await expect(work).rejects.toThrow('row-level security');
    }
  });
});

test('the role mall_backup reads the row of every table, without a mall being set', async () => {
  const counts = await db.ownerDatabase.transaction().execute(async (transaction) => {
    await sql`set local role mall_backup`.execute(transaction);
    const found: [string, number][] = [];
    for (const table of tenantTables) found.push([table, await countIn(transaction, table)]);
    return found;
  });
  expect(counts).toEqual(tenantTables.map((table) => [table, 1]));
});

describe('the role mall_app', () => {
  const attempt = (statement: string) => sql.raw(statement).execute(db.database);

  test('owns nothing, and can neither bypass the policies nor become someone else', async () => {
    const { rows } = await sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
        (select count(*)::int from pg_class where relowner = r.oid) as tables,
        (select count(*)::int from pg_proc where proowner = r.oid) as functions,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname = 'mall_app'`.execute(db.ownerDatabase);
    const nothing = { tables: 0, functions: 0, memberships: 0 };
    const flags = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: true,
    };
    expect(rows).toEqual([{ ...flags, ...nothing }]);
  });

  test('cannot change tables, policies or the catalogue', async () => {
    const forbidden = [
      'alter table member disable row level security',
      'alter table member no force row level security',
      'drop policy own_mall on member',
      'create policy all_malls on member using (true)',
      'create table note (id int)',
      'truncate member',
      "update product set name = 'x'",
      "update mall set title = 'x'",
      'update listing set sale_price = 0',
      'delete from listing',
      'update carrier_plan_price set monthly_price = 1',
      'update wireless_support set common_support = 0',
    ];
    for (const statement of forbidden)
      await expect(attempt(statement), statement).rejects.toThrow(/must be owner|permission denied/);
  });

  test('reaches the search index through its functions alone, and there its own mall only', async () => {
    await expect(attempt('select * from listing_search')).rejects.toThrow('permission denied');
    const words = JSON.stringify([{ jamo: ['ㄱㅐㄹㄹㅓㄱㅅㅣ'], initials: null }]);
    const search = (mallId: number) =>
      inMall(db.database, { mallId }, async (transaction) => {
        const found = await sql`select product_no from search_listing(${words}::text::jsonb, '[]')`.execute(
          transaction,
        );
        const near = await sql`select text from near_suggestions('ㄱㅐㄹㄹㅓㄱㅅㅓ', 5)`.execute(transaction);
        return [found.rows.length, near.rows.length];
      });
    expect(await search(1)).toEqual([1, 1]);
    expect(await search(2)).toEqual([0, 0]);
    const outside = await sql`select product_no from search_listing(${words}::text::jsonb, '[]')`.execute(db.database);
    expect(outside.rows).toEqual([]);
  });
});

test('a pool whose connections were all ended says so, and serves again without a restart', async () => {
  const count = () => inMall(db.database, { mallId: 1 }, (transaction) => countIn(transaction, 'member'));
  expect(await count()).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db.ownerDatabase,
  );
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, count));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(isConnectionLost(outcome.reason)).toBe(true);
  }
  await expect.poll(() => count().catch(() => 0)).toBe(1);
});
