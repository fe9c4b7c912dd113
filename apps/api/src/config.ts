import { isAbsolute, join } from 'node:path';
import { checkoutFolder, SettingError } from '@mall/db/settings';
import { type EnvironmentValues, environmentSchema } from './environment-schema.ts';
import { readOrCreateSecret } from './stored-secret.ts';
import type { TracingSettings } from './tracing/tracing.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** The same database without a pooler in between, for notifications. */
  readonly databaseDirectUrl: string;
  /** A replica of the same, for the application's role. */
  readonly databaseReplicaUrl: string | undefined;
  /** The same database for the office's role; without it, the office's calls are not served. */
  readonly officeDatabaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** Memory for cached lists, cards and details of products; 0 caches none. */
  readonly catalogueCacheBytes: number;
  /** Domains below which malls are served; redirects without a domain use the first. */
  readonly allowedDomains: readonly string[];
  /** The duties of this instance. */
  readonly role: Duties;
  readonly dataFolder: string;
  /** The bucket where files are stored; without one, they are in the data folder. */
  readonly filesUrl: string | undefined;
  readonly defaultMallKey: string;
  readonly familyShopName: string;
  readonly tokenSecret: string;
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | undefined;
  /** Where page views are sent, besides the mall's own figures. */
  readonly googleAnalytics:
    | { readonly measurementId: string; readonly apiSecret: string; readonly mallOrigin: string }
    | undefined;
  /** The payment service, or the sandbox that stands in for it. */
  readonly payment: { readonly url: string; readonly secretKey: string; readonly accountHolder: string };
  /** The phone certification service, or the sandbox. */
  readonly certification: { readonly url: string; readonly cpId: string; readonly key: string };
  /** The T-ID service, an OpenID provider, or the sandbox; without it nobody signs in with a T-ID. */
  readonly tid: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | undefined;
  /** Seals and hashes identities. */
  readonly identityKey: string;
  /** The postcode widget: its script, and the origin of its frames. */
  readonly postcode: { readonly scriptUrl: string; readonly frameUrl: string } | undefined;
  /** The window of the chat service, shown in a frame. */
  readonly chatbotUrl: string | undefined;
  /** The mail server, or the sandbox that stands in for it, and the sender's address. */
  readonly mail: { readonly smtpUrl: string; readonly from: string };
  /** A mall's origin in the links of mails; `{mall}` is replaced by its URL. */
  readonly mallOrigin: string;
  readonly trustedProxyHops: number;
  readonly memberLookupUrl: string | undefined;
  readonly logLevel: string;
  /** A line of the log for each request. */
  readonly hasAccessLog: boolean;
  /** Where the metrics for Prometheus are served; nowhere by default. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Where traces of requests are sent; nowhere by default. */
  readonly tracing: TracingSettings | undefined;
  /** How long a stopping server still serves, while `/api/ready` and `/api/health` send load balancers elsewhere. */
  readonly drainSeconds: number;
  /** Calls a minute of one signed-in session; 0 turns all limits off. Sign-in and related calls get a twentieth. */
  readonly rateLimitPerMinute: number;
  /** Calls a minute from one address without a session; a twentieth for sign-in, a fifth for documents. */
  readonly rateLimitPerAddress: number;
};

export type Duties = {
  readonly servesMalls: boolean;
  /** At `admin.{domain}`. */
  readonly servesOffice: boolean;
  /** Runs jobs, mails and the office's long runs, and keeps the search index current. */
  readonly works: boolean;
};

export const dutiesOf: Readonly<Record<EnvironmentValues['ROLE'], Duties>> = {
  all: { servesMalls: true, servesOffice: true, works: true },
  web: { servesMalls: true, servesOffice: false, works: false },
  office: { servesMalls: false, servesOffice: true, works: false },
  worker: { servesMalls: false, servesOffice: false, works: true },
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings once; throws a SettingError whose message is one line that says what to write. */
export function loadConfig(environment: Environment): Config {
  const written = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = environmentSchema.safeParse(Object.fromEntries(written.map(([key, value]) => [key, value?.trim()])));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const values = parsed.data;
  const mallOrigin = values.MALL_ORIGIN ?? usualOrigin(values);
  const dataFolder = isAbsolute(values.DATA_DIR) ? values.DATA_DIR : join(checkoutFolder, values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    officeDatabaseUrl: values.OFFICE_DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    catalogueCacheBytes: values.CATALOGUE_CACHE_MB * 2 ** 20,
    allowedDomains: values.MALL_ALLOWED_DOMAINS,
    role: dutiesOf[values.ROLE],
    dataFolder,
    filesUrl: values.FILES_URL,
    defaultMallKey: values.MALL_DEFAULT_KEY,
    familyShopName: values.MALL_FAMILY_SHOP_NAME,
    tokenSecret: values.TOKEN_SECRET ?? readOrCreateSecret(dataFolder, 'token-secret', 'TOKEN_SECRET'),
    recaptcha: readRecaptcha(values.RECAPTCHA_SITE_KEY, values.RECAPTCHA_SECRET),
    certification: {
      url: values.CERTIFICATION_URL,
      cpId: values.CERTIFICATION_CP_ID,
      key: values.CERTIFICATION_KEY,
    },
    tid: readTid(values),
    identityKey: values.IDENTITY_KEY ?? readOrCreateSecret(dataFolder, 'identity-key', 'IDENTITY_KEY'),
    payment: {
      url: values.PAYMENT_URL,
      secretKey: values.PAYMENT_SECRET_KEY,
      accountHolder: values.PAYMENT_ACCOUNT_HOLDER,
    },
    postcode: readPostcode(values.POSTCODE_SCRIPT_URL, values.POSTCODE_FRAME_URL),
    chatbotUrl: values.CHATBOT_URL,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    mallOrigin,
    googleAnalytics: readGoogleAnalytics(values, mallOrigin),
    trustedProxyHops: values.TRUST_PROXY_HOPS,
    memberLookupUrl: values.MEMBER_LOOKUP_URL,
    logLevel: values.LOG_LEVEL,
    hasAccessLog: values.ACCESS_LOG === 'on',
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    tracing: readTracing(values),
    drainSeconds: values.DRAIN_SECONDS,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    rateLimitPerAddress: values.RATE_LIMIT_PER_ADDRESS,
  };
}

/** Next to malls, an office without its database address is left out; an instance for the office needs one. */
export function requireOfficeAddress({ role, officeDatabaseUrl }: Config): void {
  if (officeDatabaseUrl === undefined && !role.servesMalls)
    throw new SettingError(
      'OFFICE_DATABASE_URL must be set where ROLE is office or worker: the address as mall_office',
    );
}

/** In production a proxy with a certificate is in front; otherwise the server is reached directly on this machine. */
function usualOrigin({ NODE_ENV, PORT, MALL_ALLOWED_DOMAINS: [domain = 'localhost'] }: EnvironmentValues): string {
  if (NODE_ENV === 'production' && domain !== 'localhost') return `https://{mall}.${domain}`;
  return `http://{mall}.${domain}${PORT === 80 ? '' : `:${PORT}`}`;
}

function readRecaptcha(siteKey: string | undefined, secret: string | undefined): Config['recaptcha'] {
  if (siteKey && secret) return { siteKey, secret };
  if (siteKey) throw new SettingError('RECAPTCHA_SECRET must be set too when RECAPTCHA_SITE_KEY is');
  if (secret) throw new SettingError('RECAPTCHA_SITE_KEY must be set too when RECAPTCHA_SECRET is');
  return undefined;
}

function readGoogleAnalytics(
  { GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret }: EnvironmentValues,
  mallOrigin: string,
): Config['googleAnalytics'] {
  if (measurementId && apiSecret) return { measurementId, apiSecret, mallOrigin };
  if (measurementId) throw new SettingError('GA4_API_SECRET must be set too when GA4_MEASUREMENT_ID is');
  if (apiSecret) throw new SettingError('GA4_MEASUREMENT_ID must be set too when GA4_API_SECRET is');
  return undefined;
}

function readPostcode(scriptUrl: string | undefined, frameUrl: string | undefined): Config['postcode'] {
  if (scriptUrl && frameUrl) return { scriptUrl, frameUrl };
  if (scriptUrl) throw new SettingError('POSTCODE_FRAME_URL must be set too when POSTCODE_SCRIPT_URL is');
  if (frameUrl) throw new SettingError('POSTCODE_SCRIPT_URL must be set too when POSTCODE_FRAME_URL is');
  return undefined;
}

function readTracing(values: EnvironmentValues): Config['tracing'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = values;
  return endpoint === undefined ? undefined : { endpoint, serviceName, ratio: values.OTEL_TRACES_SAMPLER_ARG };
}

function readTid(values: EnvironmentValues): Config['tid'] {
  const { TID_ISSUER: issuer, TID_CLIENT_ID: clientId, TID_CLIENT_SECRET: clientSecret } = values;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer) throw new SettingError('TID_ISSUER must be set too when TID_CLIENT_ID or TID_CLIENT_SECRET is');
  if (!clientId) throw new SettingError('TID_CLIENT_ID must be set too when TID_ISSUER is');
  if (!clientSecret) throw new SettingError('TID_CLIENT_SECRET must be set too when TID_ISSUER is');
  if (values.NODE_ENV === 'production' && !issuer.startsWith('https:')) {
    throw new SettingError('TID_ISSUER must begin with https:// in production');
  }
  return { issuer, clientId, clientSecret };
}
