import type { Client } from 'pg';
import { withCopyClient } from '../copy-client.ts';

/** How a backup or a restore reaches its database. */
export type DatabaseAccess = {
  /** URL of the database, as the owner of its tables. */
  readonly url: string;
  /** URL of another database on the server, as a role that may create databases. */
  readonly administratorUrl: string;
};

/** A connection of a backup or a restore. */
export const withArchiveClient = <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> =>
  withCopyClient({ url, name: 'archive' }, work);

/** Names come from the system catalogue or were compared with it; quoting ensures that they cannot be misread. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A name with its schema, as written in a manifest. */
export const quotedPath = (name: string): string => name.split('.').map(quoted).join('.');
