import { join } from 'node:path';
import {
  memberLookupUrlOf,
  type RunningSandbox,
  sandboxCertification,
  sandboxMailFrom,
  sandboxSecretKey,
  sandboxTid,
  tidIssuerOf,
} from '../../apps/sandbox/src/server.ts';
import { readDatabaseSettings } from '../../packages/db/src/settings.ts';
import { onStop } from './lifetime.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { step } from './step.ts';

type Environment = Readonly<Record<string, string | undefined>>;

type Settings = Readonly<Record<string, string>>;
/** The addresses at which the mall and browsers reach the sandbox. */
type Reach = Pick<RunningSandbox, 'url' | 'publicUrl' | 'smtpUrl'>;

/** The settings of each service that the sandbox stands in for. */
const services: readonly ((reach: Reach) => Settings)[] = [
  ({ url }) => ({ PAYMENT_URL: url, PAYMENT_SECRET_KEY: sandboxSecretKey, PAYMENT_ACCOUNT_HOLDER: '연습용 결제' }),
  ({ publicUrl }) => ({ POSTCODE_SCRIPT_URL: `${publicUrl}/postcode/widget.js`, POSTCODE_FRAME_URL: publicUrl }),
  ({ publicUrl }) => ({ CHATBOT_URL: `${publicUrl}/chatbot/window` }),
  ({ publicUrl }) => ({ MEMBER_LOOKUP_URL: memberLookupUrlOf(publicUrl) }),
  ({ publicUrl }) => ({
    CERTIFICATION_URL: `${publicUrl}/certification`,
    CERTIFICATION_CP_ID: sandboxCertification.cpId,
    CERTIFICATION_KEY: sandboxCertification.key,
  }),
  ({ publicUrl }) => ({
    TID_ISSUER: tidIssuerOf(publicUrl),
    TID_CLIENT_ID: sandboxTid.clientId,
    TID_CLIENT_SECRET: sandboxTid.clientSecret,
  }),
  ({ smtpUrl }) => ({ SMTP_URL: smtpUrl, MAIL_FROM: sandboxMailFrom }),
];

/** The settings of services of which none is configured; empty in production. */
export function settingsFor(environment: Environment, reach: Reach): Settings {
  if (environment.NODE_ENV === 'production') return {};
  const wanted = services.map((service) => service(reach));
  const missing = wanted.filter((settings) => Object.keys(settings).every((name) => !environment[name]?.trim()));
  return Object.assign({}, ...missing);
}

const nowhere: Reach = { url: 'http://127.0.0.1', publicUrl: 'http://127.0.0.1', smtpUrl: 'smtp://127.0.0.1' };

const keyStandIn = 'x'.repeat(32);

/** For mere checks of the settings: generates no keys, because keys in the data folder mean that there is a database for them. */
export const withKeyStandIns = (environment: Environment): Environment => ({
  ...environment,
  TOKEN_SECRET: environment['TOKEN_SECRET']?.trim() || keyStandIn,
  IDENTITY_KEY: environment['IDENTITY_KEY']?.trim() || keyStandIn,
});

/** The environment as it will be once the sandbox runs, so that wrong settings are found before the long steps. */
export const withStandIn = (environment: Environment): Environment => ({
  ...withKeyStandIns(environment),
  ...settingsFor(environment, nowhere),
});

/**
 * The environment of a task beside a running mall, whose sandbox is at its usual port. Mails are sent
 * only by the mall.
 */
export function withRunningSandbox(environment: Environment): Environment {
  const url = `http://127.0.0.1:${sandboxPort(Number(environment.PORT?.trim() || 3000))}`;
  return { ...environment, ...settingsFor(environment, { ...nowhere, url, publicUrl: url }) };
}

const inDataFolder = (name: string): string => join(readDatabaseSettings(process.env).dataFolder, name);
const paymentsFile = (): string => inDataFolder('sandbox-payments.json');
/** Where the sandbox finds the secrets of the demo staff's apps of one-time codes. */
export const demoStaffFile = (): string => inDataFolder('sandbox-staff.json');

/** Where the sandbox stores its payments; undefined when another payment service is configured. */
export const practicePaymentsFile = (): string | undefined =>
  'PAYMENT_URL' in settingsFor(process.env, nowhere) ? paymentsFile() : undefined;

type Place = {
  /** The mall's port; 0 without a mall. */
  readonly port: number;
  readonly publicHost: string;
  /** The key of the mall whose questions the chatbot answers. */
  readonly defaultMallKey?: string;
};

export type OpenSandbox = {
  /** The settings by which the mall finds it. */
  readonly settings: Settings;
  readonly publicUrl?: string;
};

/** Starts the sandbox if it is needed. */
export async function openSandbox(place: Place): Promise<OpenSandbox> {
  if (Object.keys(settingsFor(process.env, nowhere)).length === 0) return { settings: {} };
  const sandbox = await step('sandbox', () =>
    startNear({
      ...{ ...place, host: sandboxHost(), file: paymentsFile() },
      ...{ mailFile: inDataFolder('sandbox-mails.json'), staffFile: demoStaffFile() },
    }),
  );
  onStop(() => sandbox.close());
  return { settings: settingsFor(process.env, sandbox), publicUrl: sandbox.publicUrl };
}

export function printSandbox({ settings, publicUrl }: OpenSandbox): void {
  if (settings['PAYMENT_URL'])
    console.log(`Practice payments: ${publicUrl}/control (deposits to virtual accounts, troubles on purpose)`);
  if (settings['SMTP_URL']) console.log(`Sent mails: ${publicUrl}/outbox (nothing leaves this machine)`);
}

/** This machine only by default: its outbox contains links that set new passwords. */
const sandboxHost = (): string => process.env['SANDBOX_HOST']?.trim() || 'localhost';

const offset = 10_000;
/** The same port at every start, so that it can be forwarded and bookmarked. */
const sandboxPort = (mallPort: number): number => (mallPort === 0 ? 0 : mallPort + offset) % 65_536;

async function startNear({
  port,
  defaultMallKey,
  ...place
}: Place & {
  readonly host: string;
  readonly file: string;
  readonly mailFile: string;
  readonly staffFile: string;
}): ReturnType<typeof startSandboxProcess> {
  const mall =
    port > 0 && defaultMallKey
      ? { url: `http://127.0.0.1:${port}`, host: `${defaultMallKey}.${place.publicHost}` }
      : undefined;
  try {
    return await startSandboxProcess({ ...place, mall, port: sandboxPort(port) });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    return startSandboxProcess({ ...place, mall, port: 0 });
  }
}
