/**
 * Settings of the application's login. They belong to the role, not to the start-up packet of a connection, which a connection pooler
 * refuses or does not pass on.
 */
export const applicationSettings = {
  // No request may hold the database for longer than its visitor would wait.
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '15s',
  // A statement is planned once per connection, not at every call: every query filters by its mall first and has one good plan, and a bad
  // plan is slow from the first call on (docs/query-plans.md).
  plan_cache_mode: 'force_generic_plan',
} as const;

/** Settings of the office's login. */
export const officeSettings = {
  ...applicationSettings,
  // The filters of its lists combine freely; which index is best depends on their values and on the number of malls in scope.
  plan_cache_mode: 'force_custom_plan',
} as const;
