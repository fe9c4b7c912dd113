import { randomBytes } from 'node:crypto';
import { createDatabaseProbe } from '@mall/db/database-probe';
import { LRUCache } from 'lru-cache';
import { noAnalytics } from './analytics/analytics.ts';
import { createGoogleAnalytics } from './analytics/google-analytics.ts';
import { createCatalogueCache } from './catalogue/catalogue-cache.ts';
import { createIdentityVault } from './certification/identity-vault.ts';
import { createKmcCertification } from './certification/kmc-certification.ts';
import type { Dependencies, Outside } from './dependencies.ts';
import { openFileStore } from './files/open-file-store.ts';
import { createSmtpSender } from './mail/smtp-sender.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createEndedSessions } from './modules/auth/session/ended-sessions.ts';
import { createSearchLog } from './modules/search/search-log.ts';
import { createTossPayments } from './payment/toss-payments.ts';
import { createAccessTokens } from './plugins/access-tokens.ts';
import { createCallCounts } from './plugins/call-counts.ts';
import { createMallDirectory } from './plugins/mall-directory.ts';
import { createReads } from './reads.ts';
import { createOpenIdTid } from './tid/open-id-tid.ts';

/** What use cases need, built from the outside dependencies; also for scripts that do not serve. */
export function createDependencies({
  config,
  database,
  officeDatabase,
  replica,
  clock = () => new Date(),
  random = randomBytes,
  gateway = createTossPayments(config.payment),
  certification = createKmcCertification(config.certification),
  files = openFileStore(config),
  mailSender = createSmtpSender(config.mail),
  analytics = config.googleAnalytics ? createGoogleAnalytics(config.googleAnalytics) : noAnalytics,
}: Outside): Dependencies {
  const metrics = createMetrics();
  return {
    ...{
      config,
      database,
      officeDatabase,
      replica,
      clock,
      random,
      gateway,
      certification,
      files,
      mailSender,
      analytics,
    },
    reads: createReads({ database, replica, metrics }),
    tid: config.tid && createOpenIdTid(config.tid),
    vault: createIdentityVault(config.identityKey),
    probe: createDatabaseProbe(config.databaseUrl),
    malls: createMallDirectory(database, clock),
    accessTokens: createAccessTokens(config.tokenSecret, clock),
    endedSessions: createEndedSessions(database, clock),
    catalogueCache: createCatalogueCache({ clock, mostBytes: config.catalogueCacheBytes, metrics }),
    callCounts: createCallCounts(database, clock),
    searchLog: createSearchLog(database),
    metrics,
    admittedStaff: new LRUCache({ max: 10_000 }),
    officeLists: new Map(),
  };
}
