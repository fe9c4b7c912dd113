/**
 * Settings of the application's login. They stand with the role, not in the start-up packet of a connection, which a connection pooler
 * refuses or keeps to itself.
 */
export const applicationSettings = {
  // No request may hold the database for longer than its visitor would wait.
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '15s',
  // A statement is planned once a connection, not at every call: every query names its mall first and has one good
  // plan, and a bad one shows from the first call on (docs/query-plans.md).
  plan_cache_mode: 'force_generic_plan',
} as const;

/** Settings of the office's login. */
export const officeSettings = {
  ...applicationSettings,
  // The filters of its lists combine freely, and which index serves depends on their values and on how many malls are asked for.
  plan_cache_mode: 'force_custom_plan',
} as const;
