-- breaks: nothing; the check allows one text more.
-- A version of the text about advertising may want consent anew, too: who had agreed to an earlier one gets none until they do.
do $$
declare
  old_check text := (
    select conname from pg_constraint
    where conrelid = 'term_version'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%needs_consent%');
begin
  execute format('alter table term_version drop constraint %I', old_check);
end $$;
alter table term_version add constraint term_version_asks check (not needs_consent or term_code in ('service', 'privacy', 'marketing'));
