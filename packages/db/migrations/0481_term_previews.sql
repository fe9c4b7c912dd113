-- The next version of terms as a mall's members will read it: drafted, and announced within a preview alone.

-- As in term_version: without a case only the owner of the tables writes one (assert_terms_approved).
alter table term_annex alter column case_no drop not null;

create function preview_terms(wanted int) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into preview_mark values (now());
  insert into term_version (term_no, term_code, applied_on, html)
  select (select coalesce(max(term_no), 0) + 1 from term_version), term_code, applied_on, html
  from term_draft where draft_no = wanted and of_mall_id is null and state = 'DRAFT';
  insert into term_annex (mall_id, annex_no, term_code, applied_on, html, announced_at, is_adverse)
  select of_mall_id, (select coalesce(max(annex_no), 0) + 1 from term_annex where mall_id = of_mall_id), term_code, applied_on, html,
    applied_on - interval '31 days', is_adverse
  from term_draft where draft_no = wanted and of_mall_id = current_mall_id() and state = 'DRAFT';
end $$;
revoke execute on function preview_terms(int) from public;
grant execute on function preview_terms(int) to mall_app;
comment on function preview_terms(int) is
  'Runs as its owner: the application announces nothing. Whatever it does is undone, for what has called it cannot commit.';
