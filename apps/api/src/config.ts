import { isAbsolute, join } from 'node:path';
import { checkoutFolder, SettingError } from '@mall/db/settings';
import * as z from 'zod';
import { readOrCreateSecret } from './kept-secret.ts';

const domainPattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const mallKeyPattern = /^[a-z][a-z0-9-]{1,30}$/;

const wholeNumber = (minimum: number, maximum: number, example: string) => {
  const message = `must be a whole number from ${minimum} to ${maximum}, for example ${example}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message);
};
const address = (message: string, protocols: RegExp) =>
  z
    .string({ error: message })
    .refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), message);
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const originPattern = /^https?:\/\/\{mall\}\.[a-z0-9.-]+(:\d{1,5})?$/;
const mallKey = z
  .string()
  .regex(mallKeyPattern, 'must be a mall key of small letters, digits and hyphens, for example familyshop');

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535, 'PORT=3000').default(3000),
  HOST: z.string().default('0.0.0.0'),
  // The value may hold a password, so a message never repeats it.
  DATABASE_URL: z
    .string({ error: 'must be set, for example DATABASE_URL=postgres://user:password@host:5432/database' })
    .refine(
      (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
      'must look like postgres://user:password@host:5432/database',
    ),
  MALL_ALLOWED_DOMAINS: z
    .string()
    .default('localhost')
    .transform((value) => value.split(',').map((domain) => domain.trim().toLowerCase()))
    .refine(
      (domains) => domains.every((domain) => domainPattern.test(domain)),
      'must list domains separated by commas, without port or path, for example MALL_ALLOWED_DOMAINS=localhost,shop.example.kr',
    ),
  DATA_DIR: z.string().default('.data'),
  MALL_DEFAULT_KEY: mallKey.default('familyshop'),
  MALL_FAMILY_SHOP_NAME: mallKey.default('familyshop'),
  TOKEN_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters long; leave it out to have one generated')
    .optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-ABC123DEF4')
    .optional(),
  GA4_API_SECRET: z.string().optional(),
  PAYMENT_URL: address(
    'must be the web address of the payment service, for example PAYMENT_URL=https://api.tosspayments.com',
    /^https?:$/,
  ),
  PAYMENT_SECRET_KEY: z.string({ error: 'must be set: the secret key that the payment service has given you' }),
  CERTIFICATION_URL: address(
    'must be the web address of the phone certification page, for example CERTIFICATION_URL=https://www.kmcert.com/kmcis/web/kmcisReq.jsp',
    /^https?:$/,
  ),
  CERTIFICATION_CP_ID: z.string({ error: 'must be set: your id at the phone certification service' }),
  CERTIFICATION_KEY: z
    .string({ error: 'must be set: the key that you share with the phone certification service' })
    .min(16, 'must be at least 16 characters long'),
  IDENTITY_KEY: z
    .string()
    .min(32, 'must be at least 32 characters long; leave it out to have one generated')
    .optional(),
  PAYMENT_ACCOUNT_HOLDER: z.string().max(50, 'must be 50 characters long at most').default(''),
  POSTCODE_SCRIPT_URL: address(
    'must be the web address of the postcode widget, for example https://t1.daumcdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
    /^https?:$/,
  ).optional(),
  POSTCODE_FRAME_URL: address(
    'must be a web address: what the postcode widget shows comes from there, for example https://postcode.map.daum.net',
    /^https?:$/,
  ).optional(),
  CHATBOT_URL: address(
    'must be the web address of the chat window, for example https://chat.example.kr/window',
    /^https?:$/,
  ).optional(),
  // Both may hold a password or an address, so their messages never repeat them.
  SMTP_URL: address(
    'must be the address of the mail server, for example SMTP_URL=smtps://user:password@mail.example.kr:465',
    /^smtps?:$/,
  ),
  MAIL_FROM: z
    .string({ error: 'must be set: the address that mails are sent from, for example MAIL_FROM=no-reply@example.kr' })
    .regex(emailPattern, 'must be an e-mail address, for example MAIL_FROM=no-reply@example.kr'),
  MALL_ORIGIN: z
    .string()
    .regex(originPattern, 'must be where a mall answers, for example MALL_ORIGIN=https://{mall}.shop.example.kr')
    .optional(),
  NODE_ENV: z.string().optional(),
  TRUST_PROXY_HOPS: wholeNumber(0, 10, 'TRUST_PROXY_HOPS=1').default(0),
  MEMBER_LOOKUP_URL: address(
    'must be a web address, for example https://lookup.example.kr/members',
    /^https?:$/,
  ).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 100_000_000, 'RATE_LIMIT_PER_MINUTE=600 (0 turns it off)').default(600),
  DATABASE_CONNECTIONS: wholeNumber(1, 500, 'DATABASE_CONNECTIONS=10').default(10),
});

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly databaseConnections: number;
  /** Domains below which malls answer; the first one is used in redirects that have none. */
  readonly allowedDomains: readonly string[];
  readonly dataFolder: string;
  readonly defaultMallKey: string;
  readonly familyShopName: string;
  readonly tokenSecret: string;
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | undefined;
  /** Where page views are passed on to, besides the mall's own figures. */
  readonly googleAnalytics:
    | { readonly measurementId: string; readonly apiSecret: string; readonly mallOrigin: string }
    | undefined;
  /** The payment service, or the sandbox that stands in for it. */
  readonly payment: { readonly url: string; readonly secretKey: string; readonly accountHolder: string };
  /** The phone certification service, or the sandbox. */
  readonly certification: { readonly url: string; readonly cpId: string; readonly key: string };
  /** Seals and hashes who somebody has proved to be. */
  readonly identityKey: string;
  /** The postcode widget: its script, and where its frames come from. */
  readonly postcode: { readonly scriptUrl: string; readonly frameUrl: string } | undefined;
  /** The window of the chat service, shown in a frame. */
  readonly chatbotUrl: string | undefined;
  /** The mail server, or the sandbox that stands in for it, and the address that mails are sent from. */
  readonly mail: { readonly smtpUrl: string; readonly from: string };
  /** Where a mall answers, as the links of mails name it; `{mall}` stands for its URL. */
  readonly mallOrigin: string;
  readonly trustedProxyHops: number;
  readonly memberLookupUrl: string | undefined;
  readonly logLevel: string;
  /** Requests a minute and address; 0 turns the limit off. Sign-in and its neighbours get a twentieth. */
  readonly rateLimitPerMinute: number;
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
    databaseConnections: values.DATABASE_CONNECTIONS,
    allowedDomains: values.MALL_ALLOWED_DOMAINS,
    dataFolder,
    defaultMallKey: values.MALL_DEFAULT_KEY,
    familyShopName: values.MALL_FAMILY_SHOP_NAME,
    tokenSecret: values.TOKEN_SECRET ?? readOrCreateSecret(dataFolder, 'token-secret', 'TOKEN_SECRET'),
    recaptcha: readRecaptcha(values.RECAPTCHA_SITE_KEY, values.RECAPTCHA_SECRET),
    certification: {
      url: values.CERTIFICATION_URL,
      cpId: values.CERTIFICATION_CP_ID,
      key: values.CERTIFICATION_KEY,
    },
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
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
  };
}

type Values = z.infer<typeof environmentSchema>;

/** In production a proxy stands in front, with a certificate; anywhere else the server is asked itself. */
function usualOrigin({ NODE_ENV, PORT, MALL_ALLOWED_DOMAINS: [domain = 'localhost'] }: Values): string {
  if (NODE_ENV === 'production') return `https://{mall}.${domain}`;
  return `http://{mall}.${domain}${PORT === 80 ? '' : `:${PORT}`}`;
}

function readRecaptcha(siteKey: string | undefined, secret: string | undefined): Config['recaptcha'] {
  if (siteKey && secret) return { siteKey, secret };
  if (siteKey) throw new SettingError('RECAPTCHA_SECRET must be set too when RECAPTCHA_SITE_KEY is');
  if (secret) throw new SettingError('RECAPTCHA_SITE_KEY must be set too when RECAPTCHA_SECRET is');
  return undefined;
}

function readGoogleAnalytics(
  { GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret }: Values,
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
