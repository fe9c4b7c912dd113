import { createHmac } from 'node:crypto';

/** The roles of a database; on a managed server its administrator creates the same ones (docs/operations.md). */
export const roles = {
  /** Only on a server that the mall runs itself: creates roles and databases, and is used for nothing else. */
  administrator: 'postgres',
  /** Owns the tables: used by migrations, seeds, and operators' commands that write where the application may only read. */
  owner: 'mall_owner',
  /** Signs in for everything that a visitor can reach. Owns nothing and cannot switch to another role. */
  application: 'mall_app',
  /** Signs in for the office: the rights of the application in one mall, and reading across malls. Owns nothing either. */
  office: 'mall_office',
  /** Owns the search functions, the only access to the search index. */
  search: 'mall_search',
  /** Owns the functions that read and seal the office's logs, the only access to them. */
  auditor: 'mall_auditor',
  /** Reads everything, for a backup. */
  backup: 'mall_backup',
} as const;

export type Login = 'owner' | 'application' | 'office';

/** How a task connects to its database. */
export type DatabaseAddress = {
  /** As the application. */
  readonly url: string;
  /** As the owner of the tables; absent when not configured. */
  readonly ownerUrl?: string;
  /** As the office; absent when not configured. */
  readonly officeUrl?: string;
};

/**
 * The address of a login on a server that the mall runs itself. Its password is derived from the administrator's: only one secret is
 * stored, and knowing one login's password reveals no other.
 */
export function loginUrl(administratorUrl: string, login: Login): string {
  const url = new URL(administratorUrl);
  url.username = roles[login];
  url.password = createHmac('sha256', new URL(administratorUrl).password).update(roles[login]).digest('base64url');
  return url.href;
}

export const addressOf = (administratorUrl: string): Required<DatabaseAddress> => ({
  url: loginUrl(administratorUrl, 'application'),
  ownerUrl: loginUrl(administratorUrl, 'owner'),
  officeUrl: loginUrl(administratorUrl, 'office'),
});
