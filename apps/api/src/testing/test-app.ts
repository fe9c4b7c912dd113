import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PasswordState } from '@mall/contracts/codes';
import { connectApplication, type Database } from '@mall/db/connection';
import type { Mall } from '@mall/db/generated';
import type { Replica } from '@mall/db/replica';
import { type CookieJar, createApiClient } from '@mall/testing/api';
import { createTestDatabase } from '@mall/testing/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Analytics } from '../analytics/analytics.ts';
import { buildApp } from '../app.ts';
import type { CertificationGateway } from '../certification/certification-gateway.ts';
import { type Config, loadConfig } from '../config.ts';
import { createLogger } from '../logging.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import { hashPassword } from '../modules/auth/password/passwords.ts';
import type { Folders } from '../pages/static-files.ts';
import type { PaymentGateway } from '../payment/payment-gateway.ts';
import type { SocketLimits } from '../plugins/socket-limits.ts';

export const password = 'Demo!2026';
const nowhere = join(tmpdir(), 'mall-no-such-folder');
const passwordHash = hashPassword(password);

type AppSettings = {
  readonly config?: Partial<Config>;
  readonly folders?: Folders;
  /** Another connection to the same database. */
  readonly through?: (url: string) => Promise<string>;
  /** Stands in for a replica. */
  readonly replica?: Replica;
  /** Stands in for the payment service. */
  readonly gateway?: PaymentGateway;
  /** Stands in for the phone certification service. */
  readonly certification?: CertificationGateway;
  /** Stands in for the mail server. */
  readonly mailSender?: MailSender;
  /** Stands in for the analytics service. */
  readonly analytics?: Analytics;
  /** How long connections may take, for a test that waits for their end. */
  readonly socketLimits?: SocketLimits;
  /** Registers the test's own routes before the application is ready. */
  readonly extend?: (app: FastifyInstance) => void;
};

export type TestApp = {
  readonly app: FastifyInstance;
  readonly owner: Database;
  /** With the office's login; the shop's use cases work with it too. */
  readonly officeDatabase: Database;
  readonly databaseUrl: string;
  readonly databaseOwnerUrl: string;
  readonly officeDatabaseUrl: string;
  /** Every line that the application has logged. */
  readonly log: string[];
  /** A browser at a mall, which keeps its cookies; another name is another browser. */
  readonly at: (mallUrl: string, browser?: string) => ReturnType<typeof createApiClient>;
  /** Moves the application's clock on. */
  readonly wait: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
};

/** The real application over its own empty database, with a clock that the test controls. */
export async function createTestApp({
  config,
  folders,
  through,
  replica,
  gateway,
  certification,
  mailSender,
  analytics,
  socketLimits,
  extend,
}: AppSettings = {}): Promise<TestApp> {
  const bare = await createTestDatabase({ isEmpty: true });
  const {
    url,
    ownerUrl: databaseOwnerUrl,
    officeUrl: officeDatabaseUrl,
    ownerDatabase: owner,
    officeDatabase,
    drop,
  } = bare;
  const databaseUrl = through ? await through(url) : url;
  const database = connectApplication({ url: databaseUrl, maxConnections: 5 });
  const log: string[] = [];
  const jars = new Map<string, CookieJar>();
  let waited = 0;
  const app = await buildApp({
    config: { ...testConfig(databaseUrl), ...config },
    database,
    officeDatabase,
    clock: () => new Date(Date.now() + waited),
    ...{ replica },
    ...(gateway && { gateway }),
    ...(certification && { certification }),
    ...(mailSender && { mailSender }),
    ...(analytics && { analytics }),
    ...(socketLimits && { socketLimits }),
    logger: createLogger('debug', { write: (line) => void log.push(line) }),
    folders: folders ?? { web: nowhere, office: nowhere, images: nowhere },
  });
  extend?.(app);
  return {
    app,
    ...{ owner, officeDatabase },
    ...{ databaseUrl, databaseOwnerUrl, officeDatabaseUrl },
    log,
    at: (mallUrl, browser = '') => {
      const jar: CookieJar = jars.get(`${browser}@${mallUrl}`) ?? new Map();
      jars.set(`${browser}@${mallUrl}`, jar);
      return createApiClient(app, mallUrl, jar);
    },
    wait: (milliseconds) => {
      waited += milliseconds;
    },
    close: async () => {
      await app.close();
      await database.destroy();
      await drop();
    },
  };
}

/** Nothing listens there: a test that pays, certifies or reads mails starts the sandbox. */
export const outsideServices = {
  PAYMENT_URL: 'http://127.0.0.1:9',
  PAYMENT_SECRET_KEY: 'test',
  CERTIFICATION_URL: 'http://127.0.0.1:9/certification',
  CERTIFICATION_CP_ID: 'test',
  CERTIFICATION_KEY: 'a key for the tests',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@mall.example',
};

/** The settings, besides its database, of a test's own server; it listens at a free port. */
export const serverSettings = (settings: Readonly<Record<string, string | undefined>>) => ({
  ...{ DATA_DIR: tmpdir(), TOKEN_SECRET: 'a secret for tests that is long enough' },
  ...{ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...outsideServices },
  ...settings,
});

function testConfig(databaseUrl: string): Config {
  return loadConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: tmpdir(),
    TOKEN_SECRET: 'a secret for tests that is long enough',
    RATE_LIMIT_PER_MINUTE: '0',
    ...outsideServices,
  });
}

export type MallValues = {
  readonly mallId: number;
  readonly mallUrl: string;
  readonly salesType?: Mall['salesType'];
  readonly isMarketing?: boolean;
  readonly hasDormancy?: boolean;
  readonly needsApproval?: boolean;
} & Partial<Pick<Mall, 'name' | 'title' | 'style' | 'logo'>>;

/** A whole row of the table `mall`, with ordinary values unless the test says otherwise. */
export const mallRow = ({ mallUrl, ...rest }: MallValues) => ({
  mallUrl,
  name: `${mallUrl}몰`,
  title: `${mallUrl} 쇼핑몰`,
  salesType: 'GENERAL' as const,
  isMarketing: false,
  style: 'B' as const,
  logo: 'logos/a.svg',
  footerLogo: 'logos/b.svg',
  customerPhone: '1500-0000',
  email: 'help@example.kr',
  // High enough not to affect other tests.
  ...{ mostPieces: 99, mostUnpaidOrders: 1_000, mostOpenApplications: 1_000 },
  centerOpensAt: '0900',
  centerClosesAt: '1800',
  company: '가람상회',
  representativeName: '한가람',
  businessNumber: '000-00-00000',
  salesPermitNumber: '제0000호',
  address: '서울',
  ...rest,
});

export async function insertMall(owner: Database, values: MallValues): Promise<void> {
  await owner.insertInto('mall').values(mallRow(values)).execute();
}

export type MemberValues = {
  readonly mallId: number;
  readonly loginId: string;
  readonly name?: string;
  readonly email?: string;
  readonly emailVerifiedAt?: Date | null;
  readonly state?: 'ACTIVE' | 'DORMANT' | 'WITHDRAWN';
  readonly passwordState?: PasswordState;
  /** R until the operator has decided. */
  readonly approval?: 'Y' | 'R' | 'N';
  readonly lastSignedInAt?: Date;
  readonly joinedAt?: Date;
  readonly phone?: string;
  /** YYYY-MM-DD */
  readonly birthDate?: string;
};

export async function insertMember(owner: Database, { birthDate, ...values }: MemberValues): Promise<number> {
  const usual = { name: '김가은', email: `${randomUUID()}@example.kr`, emailVerifiedAt: new Date() };
  const { memberNo } = await owner
    .insertInto('member')
    .values({
      ...{ ...usual, passwordHash: await passwordHash, ...values },
      ...(birthDate !== undefined && { birthDate: sql<Date>`${birthDate}::date` }),
    })
    .returning('memberNo')
    .executeTakeFirstOrThrow();
  return memberNo;
}

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

/** Signs a member in through the API. */
export async function signInAs(testApp: TestApp, mallUrl: string, mallId: number, id = 'demo'): Promise<Tokens> {
  const reply = await testApp.at(mallUrl).post<{ accessToken: string; refreshToken: string }>('/auth/sign-in', {
    body: { id, password, mallId },
  });
  if (!reply.data) throw new Error(`sign-in failed: ${reply.text}`);
  return reply.data;
}
