-- A theme may be published at a moment to come: a version that waits is shown from then on, unless another one has come after it.

alter table mall_theme
  drop constraint mall_theme_state_check,
  add constraint mall_theme_state_check check (state in ('DRAFT', 'SCHEDULED', 'LIVE')),
  add column starts_at timestamptz,
  add check ((state = 'SCHEDULED') = (starts_at is not null));
