import { Client } from 'pg';
import { pgOptions } from '../client.ts';

/** How a backup or a restore reaches its database. */
export type DatabaseAccess = {
  /** Of the database, as the owner of its tables. */
  readonly url: string;
  /** Of another database of the server, as one who may create databases. */
  readonly administratorUrl: string;
};

/** The settings under which a value is always written in the same way, whatever the server's are. */
const plainText = `
  set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/**
 * A connection for long work on whole tables. Not postgres.js: version 3.4.9 waits for ever when the server refuses a row of a COPY.
 */
export async function withArchiveClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...pgOptions(url), application_name: 'archive', connectionTimeoutMillis: 10_000 });
  // The query under way is rejected too; unheard, the event alone would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(plainText);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Names come from the catalogue or were checked against it, but a quoted one cannot be misread. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A name with its schema, as a manifest has it. */
export const quotedPath = (name: string): string => name.split('.').map(quoted).join('.');
