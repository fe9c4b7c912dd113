import type { Database } from '@mall/db/connection';
import type { DatabaseProbe } from '@mall/db/database-probe';
import type { Replica } from '@mall/db/replica';
import type { LRUCache } from 'lru-cache';
import type { Analytics } from './analytics/analytics.ts';
import type { FollowedCache } from './catalogue/catalogue-cache.ts';
import type { CertificationGateway } from './certification/certification-gateway.ts';
import type { IdentityVault } from './certification/identity-vault.ts';
import type { Config } from './config.ts';
import type { FileStore } from './files/file-store.ts';
import type { MailSender } from './mail/mail-sender.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { EndedSessions } from './modules/auth/session/ended-sessions.ts';
import type { SearchLog } from './modules/search/search-log.ts';
import type { OfficeList } from './office/office-lists.ts';
import type { PaymentGateway } from './payment/payment-gateway.ts';
import type { AccessTokens } from './plugins/access-tokens.ts';
import type { CallCounts } from './plugins/call-counts.ts';
import type { MallDirectory } from './plugins/mall-directory.ts';
import type { Reads } from './reads.ts';
import type { TidGateway } from './tid/tid-gateway.ts';

/** What comes from outside the application; tests hand in their own clock, random bytes and services. */
export type Outside = {
  readonly config: Config;
  readonly database: Database;
  /** Signed in as the office's role; undefined where the office is not served. */
  readonly officeDatabase?: Database | undefined;
  /** Where reads may go; undefined without a replica. */
  readonly replica?: Replica | undefined;
  readonly clock?: () => Date;
  readonly random?: (byteCount: number) => Buffer;
  readonly gateway?: PaymentGateway;
  readonly certification?: CertificationGateway;
  readonly files?: FileStore;
  readonly mailSender?: MailSender;
  readonly analytics?: Analytics;
};

/** What every module receives. */
export type Dependencies = Required<Omit<Outside, 'officeDatabase' | 'replica'>> &
  Pick<Outside, 'officeDatabase' | 'replica'> & {
    readonly reads: Reads;
    /** Undefined where no T-ID service is configured. */
    readonly tid: TidGateway | undefined;
    readonly vault: IdentityVault;
    /** Whether the database responds. */
    readonly probe: DatabaseProbe;
    readonly malls: MallDirectory;
    readonly accessTokens: AccessTokens;
    readonly endedSessions: EndedSessions;
    readonly catalogueCache: FollowedCache;
    /** For the limits of requests a minute. */
    readonly callCounts: CallCounts;
    readonly searchLog: SearchLog;
    readonly metrics: Metrics;
    /** Hashes of the sessions of staff whom this process has admitted: their calls are counted by session. */
    readonly admittedStaff: LRUCache<string, true>;
    /** The office's lists by the paths of their calls, for runs; `bindOffice` adds each. */
    readonly officeLists: Map<string, OfficeList>;
  };
