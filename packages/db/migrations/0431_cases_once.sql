-- Once for what is no mall's, too: two rows without a mall were never equal, so that the same could wait for a decision twice.
update approval_case c set state = 'EXPIRED'
where c.state = 'OPEN' and c.of_mall_id is null
  and exists (
    select from approval_case newer
    where newer.state = 'OPEN' and newer.of_mall_id is null and newer.kind = c.kind and newer.subject = c.subject and newer.case_no > c.case_no
  );
drop index approval_case_once;
create unique index approval_case_once on approval_case (kind, of_mall_id, subject) nulls not distinct where state = 'OPEN';
