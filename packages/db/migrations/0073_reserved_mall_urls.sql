-- A browser takes /kmcertverification for /kmcertVerification, so no mall may be called that either.
alter table mall add constraint mall_url_is_not_certification check (mall_url <> 'kmcertverification');
