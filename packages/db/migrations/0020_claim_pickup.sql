-- Where the goods of an exchange or a return are fetched; nothing is fetched for a cancellation.
alter table claim add column pickup jsonb;
