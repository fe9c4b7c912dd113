-- Who has ordered and not paid is reminded by a job that looks for such orders. Until now each order left a mail and a job to wait for ten minutes, nearly all of
-- which found the order paid and sent nothing. Expand only: orders of a version before this one say no moment, and have a mail that waits.
alter table mall_order add column remind_at timestamptz;
comment on column mall_order.remind_at is
  'When its member is reminded that it waits for its payment; null once that is done, once it is paid, and for what nobody is reminded of.';

do $$
declare
  had text := pg_get_functiondef('due_malls(text, timestamptz)'::regprocedure);
  has text := replace(had, $was$
  when 'confirm-delivered-orders' then$was$, $now$
  when 'remind-unpaid-orders' then
    return query select distinct mall_id from mall_order where state = 'PENDING_PAYMENT' and remind_at <= at;
  when 'confirm-delivered-orders' then$now$);
begin
  if has = had then
    raise exception 'due_malls reads other than it did';
  end if;
  execute has;
end $$;
