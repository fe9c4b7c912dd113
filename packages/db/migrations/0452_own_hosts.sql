-- A mall's own domain, once whose it is has been proved (npm run domain). Its owner alone sets it: a server that serves visitors cannot lead
-- them, and the mails of a mall, to another host.
alter table mall
  add column own_host text unique check (length(own_host) <= 253 and own_host ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$');
