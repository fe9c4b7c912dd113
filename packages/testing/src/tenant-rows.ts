import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

/** The tables that have a mall, according to the system catalogue. */
export async function listTenantTables(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'mall_id' and c.table_name <> 'mall' and t.table_type = 'BASE TABLE'
    order by 1`.execute(database);
  return rows.map(({ name }) => name);
}

/** One row in every tenant table, all of mall 1; mall 2 has none. Inserted by a role that no policy restricts. */
export async function insertTenantRows(database: Database): Promise<void> {
  await sql`
    insert into mall (mall_id, mall_url, name, title, sales_type, style, logo, footer_logo, customer_phone, email,
      center_opens_at, center_closes_at, company, representative_name, business_number, sales_permit_number, address)
    select n, 'mall-' || n, '몰', '몰', 'GENERAL', 'A', 'l', 'f', '1', 'e', '0900', '1800', 'c', 'r', 'b', 's', 'a'
    from generate_series(1, 2) n`.execute(database);
  await sql`insert into brand values (1, '가람')`.execute(database);
  await sql`insert into carrier_plan (plan_no, carrier, name) values (1, 'c', 'p')`.execute(database);
  await sql`insert into product (product_no, kind, name, brand_id, image) values ('GD0001', 'goods', '갤럭시', 1, 'i')`.execute(
    database,
  );
  await sql`insert into staff (email, name, created_at) values ('s@office.test', 's', now())`.execute(database);
  await sql`select learn_search_words('[{"name": "ㄱㅐㄹㄹㅓㄱㅅㅣ", "document": "ㄱㅐㄹㄹㅓㄱㅅㅣ"}]')`.execute(
    database,
  );
  for (const statement of rowsOfMallOne) await sql.raw(statement).execute(database);
}

/** In an order in which each row finds the rows that it references. */
export const rowsOfMallOne = [
  `insert into category (mall_id, category_no, name, type) values (1, '11', '가전', 'GD05302')`,
  `insert into listing (mall_id, product_no, category_no, sale_price) values (1, 'GD0001', '11', 1)`,
  `insert into mall_section (mall_id, section, version, changed_at) values (1, 'identity', 1, now())`,
  `insert into mall_theme (mall_id, version, state, body, tokens, made_at) values (1, 1, 'DRAFT', '{}', '{}', now())`,
  `insert into blueprint_section (mall_id, section, is_locked, changed_by, changed_at) select 1, 'limits', true, staff_no, now() from staff`,
  `insert into mall_inheritance (mall_id, section, mode, copied, copied_at) values (1, 'limits', 'OWN', '{}', now())`,
  `insert into inherited_row (mall_id, section, key, origin_mall_id, origin_key, origin_revision) values (1, 'faq', '1', 2, '1', 0)`,
  `insert into listing_price (mall_id, product_no, price_before, price_after, changed_at) values (1, 'GD0001', 2, 1, now())`,
  `insert into price_run (rule, mall_ids, staff_no, made_at) select '{}', '{1}', staff_no, now() from staff`,
  `insert into price_run_mall (mall_id, run_no, changed, done_at) select 1, run_no, 1, now() from price_run`,
  `insert into listing_search (mall_id, product_no, name, name_initials, document) values (1, 'GD0001', 'ㄱㅐㄹㄹㅓㄱㅅㅣ', 'ㄱㄹㅅ', 'ㄱㅐㄹㄹㅓㄱㅅㅣ')`,
  `insert into search_suggestion (mall_id, text, kind, jamo, initials) values (1, '갤럭시', 'keyword', 'ㄱㅐㄹㄹㅓㄱㅅㅣ', 'ㄱㄹㅅ')`,
  `insert into member (mall_id, login_id, password_hash, name) values (1, 'demo', 'h', 'n')`,
  `insert into favourite (mall_id, member_no, product_no) select 1, member_no, 'GD0001' from member`,
  `insert into restock_request (mall_id, member_no, product_no, option_no, asked_at) select 1, member_no, 'GD0001', 1, now() from member`,
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
  `insert into content_revision (mall_id, kind, key, revision_no, state, body, made_at) values (1, 'CM00404', 1, 1, 'DRAFT', '{"title": "t", "label": "", "summary": "", "html": "<p>h</p>", "image": "", "author": "", "isPinned": false, "productNos": [], "files": []}', now())`,
  `insert into content_file (mall_id, attachment_name, file_name, file_type, byte_count, sent_at) values (1, gen_random_uuid(), 'f.pdf', 'pdf', 1, now())`,
  `insert into lint_finding (mall_id, rule_no, key, severity, place_name, words, fix, first_seen_at, last_seen_at) values (1, 1, 'mall', 'RED', 'p', 'w', '{}', now(), now())`,
  `insert into order_trial (mall_id, tried_at, product_name, reached, fault) values (1, now(), '', 'NOTHING', 'f')`,
  `insert into lint_check (mall_id, checked_on, checked_at, score, red, amber, info, waived, why_not) values (1, now(), now(), 0, 1, 0, 0, 0, '{}')`,
  `insert into faq (mall_id, faq_no, category, question, answer_html) values (1, 1, 'c', 'q', '')`,
  `insert into content_page (mall_id, page_name, title, html) values (1, 'handyService', 't', '')`,
  `insert into content_view (mall_id, content_type, content_id) values (1, 'CATEGORY', '11')`,
  `insert into page_view (mall_id, route, device, is_signed_in) values (1, '/', 'pc', false)`,
  `insert into product_option (product_no, option_no) values ('GD0001', 1)`,
  `insert into delivery_fee (mall_id, delivery_method, fee) values (1, '2', 0)`,
  `insert into cart_line (mall_id, member_no, product_no, option_no, quantity, price_when_added, added_at, touched_at) select 1, member_no, 'GD0001', 1, 1, 0, now(), now() from member`,
  `insert into removed_cart_line (mall_id, member_no, product_no, option_no, quantity, is_selected, price_when_added, added_at, removed_at) select 1, member_no, 'GD0001', 1, 1, true, 0, now(), now() from member`,
  `insert into address (mall_id, member_no, recipient, phone, postcode, road_address) select 1, member_no, 'r', '010', '04512', 'a' from member`,
  `insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email, recipient, recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount, delivery_amount, total_amount, ordered_at, expires_at) select 1, '2026112100000001', member_no, gen_random_uuid(), 'PAID', 'o', '010', 'e', 'r', '010', '04512', 'a', 'CARD', '{}', 1, 1, 0, 1, now(), now() from member`,
  `insert into order_line (mall_id, order_no, line_no, product_no, option_no, product_name, brand_name, image, unit_price, quantity, delivery_method, has_free_delivery) values (1, '2026112100000001', 1, 'GD0001', 1, 'n', 'b', 'i', 1, 1, '1', true)`,
  `insert into order_event (mall_id, order_no, to_state, happened_at, actor) values (1, '2026112100000001', 'PAID', now(), 'SYSTEM')`,
  `insert into order_gift (mall_id, order_no, receiver_name, receiver_phone, sender_name, card) values (1, '2026112100000001', 'r', '010', 's', 'GIFT')`,
  `insert into shipment (mall_id, order_no, shipment_no, carrier, invoice_no, shipped_at) values (1, '2026112100000001', 1, 'c', '1', now())`,
  `insert into shipment_line (mall_id, order_no, shipment_no, line_no, pieces) values (1, '2026112100000001', 1, 1, 1)`,
  `insert into stock_movement (mall_id, order_no, line_no, product_no, option_no, kind, pieces, happened_at) values (1, '2026112100000001', 1, 'GD0001', 1, 'RESERVE', -1, now())`,
  `insert into payment_attempt (mall_id, order_no, attempt_no, method, amount, state, started_at, changed_at) values (1, '2026112100000001', 1, 'CARD', 1, 'DONE', now(), now())`,
  `insert into payment_event (mall_id, event_id, kind, payment_key, received_at) values (1, 'e', 'k', 'p', now())`,
  `insert into payment_difference (mall_id, name, ledger, other, what, found_at, seen_at) values (1, '2026112100000001-1-1', 1, 0, 'w', now(), now())`,
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
  `insert into application_check (mall_id, application_no, kind, is_passed, staff_no, checked_at) select 1, '2026112100000001', 'ARREARS', true, staff_no, now() from staff limit 1`,
  `insert into application_movement (mall_id, application_no, product_no, option_no, kind, pieces, happened_at) values (1, '2026112100000001', 'GD0001', 1, 'RESERVE', -1, now())`,
  `insert into subscription_application (mall_id, application_no, member_no, request_key, state, product_no, image, sheet, submitted_at) select 1, '2026112100000001', member_no, gen_random_uuid(), 'RECEIVED', 'GD0001', 'i', '{}', now() from member`,
  `insert into subscription_application_event (mall_id, application_no, to_state, happened_at, actor) values (1, '2026112100000001', 'RECEIVED', now(), 'MEMBER')`,
  `insert into question (mall_id, member_no, request_key, category, title, body, asked_at, changed_at) select 1, member_no, gen_random_uuid(), 'OTHER', 't', 'b', now(), now() from member`,
  `insert into question_picture (mall_id, picture_name, member_no, question_no, width, height, uploaded_at) select 1, gen_random_uuid(), member_no, question_no, 1, 1, now() from question`,
  `insert into customer_review (mall_id, order_no, line_no, member_no, product_no, option_no, option_text, writer, stars, body, written_at) select 1, '2026112100000001', 1, member_no, 'GD0001', 1, 'o', 'w', 5, 'b', now() from member`,
  `insert into review_vote (mall_id, review_no, member_no) select 1, review_no, member_no from customer_review`,
  `insert into review_report (mall_id, review_no, member_no, reason, words, reported_at) select 1, review_no, member_no, 'ABUSE', '', now() from customer_review`,
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
  `insert into contact (mall_id, staff_no, member_no, channel, began_at) select 1, staff_no, member_no, 'PHONE', now() from staff, member`,
  `insert into memo (mall_id, member_no, staff_no, body, written_at) select 1, member_no, staff_no, 'b', now() from staff, member`,
  `insert into follow_up (mall_id, member_no, contact_no, owner_no, body, due_at) select 1, member_no, contact_no, staff_no, 'b', now() from contact`,
  `insert into order_memo (mall_id, order_no, staff_no, body, written_at) select 1, '2026112100000001', staff_no, 'b', now() from staff`,
  `insert into order_tag (mall_id, order_no, tag) values (1, '2026112100000001', 't')`,
  `insert into saved_view (list, label, staff_no, is_team, filters, saved_at) select 'orders', 'l', staff_no, false, '[]', now() from staff`,
  `insert into list_setting (staff_no, list, setting) select staff_no, 'orders', '{}' from staff`,
  "insert into roster_entry (mall_id, employee_no, added_at, invitation_ends_at) values (1, 'A-1', now(), now())",
  `insert into privacy_request (mall_id, member_no, kind, opened_at, opened_by, due_at)
    select 1, member_no, 'COPY', now(), staff_no, now() from member, staff limit 1`,
  `insert into consent (mall_id, member_no, term_no, agreed_at) select 1, member_no, 1, now() from member`,
  `insert into approval_case (kind, subject, request, summary, reason, made_by, made_at, expires_at, state, decided_by, decided_at)
    select 'terms.announce', 'terms 1', '{}', '{}', '', staff_no, now(), now(), 'OPEN', null, null from staff`,
  `insert into term_draft (term_code, html, applied_on, is_adverse, needs_consent, notice_title, notice_html, sends_mail, changed_at)
    values ('service', '', now(), false, false, '', '', false, now())`,
  `insert into term_announcement (mall_id, draft_no, post_no, posted_at, is_mailed) select 1, draft_no, 1, now(), true from term_draft`,
  // Announced by a case that is approved in the same transaction, as in reality.
  `with other as (insert into staff (email, name, created_at) values ('d@office.test', 'd', now()) returning staff_no)
    update approval_case set state = 'APPROVED', decided_at = '2026-01-01', decided_by = other.staff_no from other`,
  `insert into term_annex (mall_id, annex_no, term_code, applied_on, html, announced_at, case_no, is_adverse)
    select 1, 1, 'marketing', '2026-02-01', '', decided_at, case_no, false from approval_case`,
];
