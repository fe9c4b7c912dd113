-- The office's queues of claims and of cases.

create index claim_newest on claim (requested_at desc, order_no desc, claim_no desc, mall_id);
create index approval_case_newest on approval_case (case_no desc, kind);
-- One open case about a thing: it is not carried out twice.
create unique index approval_case_once on approval_case (kind, of_mall_id, subject) where state = 'OPEN';
