import { pgOptions } from '@mall/postgres/client';
import { Client } from 'pg';

/** Settings under which a value is always written in the same way, whatever the server's own settings are. */
const plainText = `
  set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/**
 * A connection for long work on whole tables. It does not use postgres.js: version 3.4.9 waits forever when the server refuses a row of a
 * COPY.
 */
export async function withCopyClient<Result>(
  { url, name }: { readonly url: string; readonly name: string },
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...pgOptions(url), application_name: name, connectionTimeoutMillis: 10_000 });
  // The current query is rejected too; without a listener, this event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(plainText);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
