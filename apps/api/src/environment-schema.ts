import { findAddressFault } from '@mall/db/settings';
import * as z from 'zod';

const domainPattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const bucketPattern = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/;
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

const databaseAddress = z
  .string({ error: 'must be set, for example DATABASE_URL=postgres://user:password@host:5432/database' })
  .superRefine((value, context) => {
    const fault = findAddressFault(value);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

/** Every setting as it is written in the environment, with the message for a wrong value. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535, 'PORT=3000').default(3000),
  // All names of this machine, 127.0.0.1 and often ::1: browsers may resolve *.localhost to either.
  HOST: z.string().default('localhost'),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  OFFICE_DATABASE_URL: databaseAddress.optional(),
  MALL_ALLOWED_DOMAINS: z
    .string()
    .default('localhost')
    .transform((value) => value.split(',').map((domain) => domain.trim().toLowerCase()))
    .refine(
      (domains) => domains.every((domain) => domainPattern.test(domain)),
      'must list domains separated by commas, without port or path, for example MALL_ALLOWED_DOMAINS=localhost,shop.example.kr',
    ),
  ROLE: z.enum(['all', 'web', 'office', 'worker'], { error: 'must be all, web, office or worker' }).default('all'),
  // An instance configured by the setting's former name must not open the office to everybody.
  OFFICE: z
    .undefined({ error: 'has become ROLE: write ROLE=web in place of off, ROLE=office in place of only' })
    .optional(),
  DATA_DIR: z.string().default('.data'),
  FILES_URL: z
    .string()
    .regex(bucketPattern, 'must name a bucket and a folder in it, for example FILES_URL=s3://mall-files/production')
    .optional(),
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
  TID_ISSUER: address(
    'must be the web address of the T-ID service (its OpenID issuer), for example TID_ISSUER=https://auth.example.kr',
    /^https?:$/,
  ).optional(),
  TID_CLIENT_ID: z.string().optional(),
  TID_CLIENT_SECRET: z.string().optional(),
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
  // Both may contain a password or an address, so their messages never repeat them.
  SMTP_URL: address(
    'must be the address of the mail server, for example SMTP_URL=smtps://user:password@mail.example.kr:465',
    /^smtps?:$/,
  ),
  MAIL_FROM: z
    .string({ error: 'must be set: the address that mails are sent from, for example MAIL_FROM=no-reply@example.kr' })
    .regex(emailPattern, 'must be an e-mail address, for example MAIL_FROM=no-reply@example.kr'),
  MALL_ORIGIN: z
    .string()
    .regex(originPattern, 'must be the origin of a mall, for example MALL_ORIGIN=https://{mall}.shop.example.kr')
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
  RATE_LIMIT_PER_ADDRESS: wholeNumber(1, 100_000_000, 'RATE_LIMIT_PER_ADDRESS=30000').default(30_000),
  DRAIN_SECONDS: wholeNumber(0, 300, 'DRAIN_SECONDS=10').default(0),
  METRICS_PORT: wholeNumber(0, 65_535, 'METRICS_PORT=9464').optional(),
  METRICS_HOST: z.string().default('localhost'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    'must be the web address of a collector of traces, for example OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318',
    /^https?:$/,
  ).optional(),
  OTEL_SERVICE_NAME: z.string().default('mall'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1, for example OTEL_TRACES_SAMPLER_ARG=0.1')
    .transform(Number)
    .default(1),
  ACCESS_LOG: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  DATABASE_CONNECTIONS: wholeNumber(1, 500, 'DATABASE_CONNECTIONS=10').default(10),
  CATALOGUE_CACHE_MB: wholeNumber(0, 4096, 'CATALOGUE_CACHE_MB=24').default(24),
});

export type EnvironmentValues = z.infer<typeof environmentSchema>;
