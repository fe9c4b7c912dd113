-- A transaction enters its mall, and the office its malls, through one door each. PostgreSQL writes them out where they are called, so they cost
-- nothing; where rows are distributed by mall (npm run distribute), other ones of the same names set what nodes are told, too.

create function enter_mall(of_mall int) returns text
  language sql volatile
  return set_config('app.mall_id', of_mall::text, true);

create function enter_office(reads_all text, of_malls text, of_staff text) returns text
  language sql volatile
  return set_config('app.office_all', reads_all, true) || set_config('app.office_malls', of_malls, true)
    || set_config('app.staff_no', of_staff, true);
