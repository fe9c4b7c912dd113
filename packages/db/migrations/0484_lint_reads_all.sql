-- What the law lint reads more: where the mark of purchase safety leads is filled in on the mall's own page, and malls that run already are checked.
grant update (mobile_certificate_link) on mall to mall_office;
insert into lint_mark default values;
