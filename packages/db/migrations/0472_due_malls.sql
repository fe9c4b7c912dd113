-- Jobs ask all malls in one statement which of them have anything to do, and enter those alone. Expand only: a version before this one goes
-- through every mall as it did.

-- What the owner's function below may see of other malls: rows that a job is about to come for, of which it tells the number of the mall alone.
create policy due on payment_attempt for select to current_user
  using (state in ('CONFIRMING', 'WAITING', 'RETURNING', 'OPEN', 'REPLACED'));
create policy due on mall_order for select to current_user using (state in ('PENDING_PAYMENT', 'DELIVERED'));
create policy due on cash_receipt for select to current_user using (not is_settled);
create policy due on order_gift for select to current_user using (accepted_at is null and ending is null);
create policy due on claim for select to current_user
  using (refund_started_at is not null and state in ('REQUESTED', 'PICKED_UP'));
create policy due on application for select to current_user using (state in ('RECEIVED', 'CERTIFIED', 'ON_HOLD'));
create policy due on application_draft for select to current_user using (saved_at < now() - interval '1 day');
create policy due on certification for select to current_user using (expires_at < now());
create policy due on tid_request for select to current_user using (expires_at < now());
create policy due on legal_archive for select to current_user using (keep_until < (now() at time zone 'Asia/Seoul')::date);
create policy due on upload for select to current_user using (rows_erased_at is null);
create policy due on content_file for select to current_user using (sent_at < now() - interval '1 hour');
create policy due on question_picture for select to current_user using (erase_from is not null);
create policy due on session for select to current_user using (looked_by is not null and ended_at is null);
create policy due on roster_entry for select to current_user using (leaves_at is not null or member_no is null);
create policy due on content_revision for select to current_user using (is_current and state in ('SCHEDULED', 'LIVE'));
create policy due on mall_theme for select to current_user using (true);
create policy due on term_announcement for select to current_user using (true);
create policy due on wireless_support for select to current_user using (true);

-- By time and not by mall: what is due is found without reading what is not.
create index roster_entry_invited on roster_entry (invitation_ends_at) where member_no is null;
create index content_revision_begins on content_revision (starts_at) where is_current and state = 'SCHEDULED';
create index content_revision_stops on content_revision (ends_at)
  where is_current and state in ('SCHEDULED', 'LIVE') and ends_at is not null;
create index mall_theme_scheduled on mall_theme (starts_at) where state = 'SCHEDULED';
create index question_picture_erasable on question_picture (erase_from) where erase_from is not null;
create index wireless_support_begins on wireless_support (valid_from);
create index wireless_support_ends on wireless_support (valid_to) where valid_to is not null;

-- The malls in which a job finds rows that are due at a moment; it may name one too many, never one too few.
create function due_malls(of_job text, at timestamptz) returns table (of_mall int)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  case of_job
  when 'settle-confirming' then
    return query select distinct mall_id from payment_attempt where state = 'CONFIRMING';
  when 'recover-payments' then
    return query select distinct mall_id from payment_attempt where state in ('WAITING', 'RETURNING')
      union select distinct mall_id from payment_attempt where state in ('OPEN', 'REPLACED');
  when 'expire-unpaid-orders' then
    return query select distinct mall_id from mall_order where state = 'PENDING_PAYMENT' and expires_at <= at;
  when 'confirm-delivered-orders' then
    return query select distinct mall_id from mall_order where state = 'DELIVERED' and delivered_at <= at;
  when 'settle-cash-receipts' then
    return query select distinct mall_id from cash_receipt where not is_settled;
  when 'expire-gifts' then
    return query select distinct mall_id from order_gift
      where accepted_at is null and ending is null and expires_at <= at;
  when 'finish-refunds' then
    return query select distinct mall_id from claim
      where refund_started_at is not null and state in ('REQUESTED', 'PICKED_UP');
  when 'expire-applications' then
    return query select distinct mall_id from application
      where state in ('RECEIVED', 'CERTIFIED', 'ON_HOLD') and submitted_at <= at;
  when 'forget-application-drafts' then
    return query select distinct mall_id from application_draft where saved_at < at;
  when 'forget-certifications' then
    return query select distinct mall_id from certification where expires_at < at;
  when 'forget-tid-requests' then
    return query select distinct mall_id from tid_request where expires_at < at;
  when 'erase-expired-archive' then
    return query select distinct mall_id from legal_archive where keep_until < (at at time zone 'Asia/Seoul')::date;
  when 'forget-upload-rows' then
    return query select distinct mall_id from upload where rows_erased_at is null and worked_at <= at;
  when 'erase-loose-files' then
    return query select distinct mall_id from content_file where sent_at < at;
  when 'erase-pictures' then
    return query select distinct mall_id from question_picture where erase_from <= at;
  when 'end-old-looks' then
    return query select distinct mall_id from session
      where looked_by is not null and ended_at is null and look_ends_at <= at;
  when 'end-leavers' then
    return query select mall_id from roster_entry where leaves_at is not null and leaves_at <= at
      union select mall_id from roster_entry where member_no is null and invitation_ends_at <= at;
  when 'notify-restocks' then
    return query select distinct r.mall_id from restock_request r join product_option o using (product_no, option_no)
      where r.notified_at is null and o.stock_quantity > 0;
  when 'flip-content' then
    return query select mall_id from content_revision where is_current and state = 'SCHEDULED' and starts_at <= at
      union select mall_id from content_revision
        where is_current and state in ('SCHEDULED', 'LIVE') and ends_at is not null and ends_at <= at;
  when 'publish-due-themes' then
    return query select t.mall_id from mall_theme t
      where t.state = 'SCHEDULED' and t.starts_at <= at
        and not exists (select from mall_theme later where later.mall_id = t.mall_id and later.version > t.version);
  when 'announce-terms' then
    return query select m.mall_id from term_draft d
        join mall m on d.of_mall_id is null or d.of_mall_id = m.mall_id
        where d.state = 'ANNOUNCED' and d.applied_on > (at at time zone 'Asia/Seoul')::date
          and not exists (select from term_announcement a where a.mall_id = m.mall_id and a.draft_no = d.draft_no)
      union select a.mall_id from term_announcement a where not a.is_mailed
      union select a.mall_id from term_draft d join term_announcement a using (draft_no)
        where d.state = 'WITHDRAWN' and (a.recall_post_no is null or not a.is_recalled);
  when 'refresh-list-prices' then
    -- What has begun or ended since a while ago; the hourly round over every mall finds what nobody was there for.
    if exists (select from carrier_plan_price
        where valid_from > at - interval '15 minutes' and valid_from <= at
          or valid_to > at - interval '15 minutes' and valid_to <= at)
      or (at at time zone 'Asia/Seoul')::time < '00:15' and exists (select from wireless_memory
        where (at at time zone 'Asia/Seoul')::date = any (later_days))
    then return query select mall_id from mall;
    else return query select mall_id from wireless_support where valid_from > at - interval '15 minutes' and valid_from <= at
      union select mall_id from wireless_support where valid_to > at - interval '15 minutes' and valid_to <= at;
    end if;
  end case;
end $$;
revoke execute on function due_malls(text, timestamptz) from public;
grant execute on function due_malls(text, timestamptz) to mall_app;
comment on function due_malls(text, timestamptz) is
  'Runs as its owner: says which malls a job has to enter, in one statement over all of them; it gives numbers of malls alone.';

-- When a round of each job last ended, whichever instance did it.
create table job_round (
  job text primary key,
  ended_at timestamptz not null,
  seconds real not null,
  -- Malls in which it failed.
  failures int not null
);
grant select, insert, update on job_round to mall_app;
