-- What a member signed for phones goes into the archive when the member leaves, as orders do.

alter table legal_archive drop constraint legal_archive_kind_check;
alter table legal_archive add check (kind in ('ORDER', 'QUESTION', 'APPLICATION'));

-- Copies a member's applications into the archive, and blanks what is personal where they stand: states and phones stay.
create function archive_applications(member bigint, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  numbers text[];
begin
  select coalesce(array_agg(application_no), '{}') into numbers
  from application where mall_id = current_mall_id() and member_no = member;

  insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
  select a.mall_id, 'APPLICATION', a.application_no,
    to_jsonb(a) || jsonb_build_object(
      'member', (select jsonb_build_object('login_id', m.login_id, 'name', m.name, 'email', m.email)
        from member m where m.mall_id = a.mall_id and m.member_no = a.member_no),
      'events', (select jsonb_agg(to_jsonb(e)) from application_event e
        where e.mall_id = a.mall_id and e.application_no = a.application_no)),
    at, (a.submitted_at at time zone 'Asia/Seoul')::date + interval '5 years'
  from application a where a.mall_id = current_mall_id() and a.application_no = any (numbers);

  update application set sheet = '{}', ci_hash = '', carrier = '', invoice_no = ''
  where mall_id = current_mall_id() and application_no = any (numbers);
  update application_event set reason = ''
  where mall_id = current_mall_id() and application_no = any (numbers) and reason <> '';
end $$;

revoke execute on function archive_applications(bigint, timestamptz) from public;
grant execute on function archive_applications(bigint, timestamptz) to mall_app;
