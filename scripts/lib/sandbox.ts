import { join } from 'node:path';
import { type RunningSandbox, sandboxSecretKey, startSandbox } from '../../apps/sandbox/src/server.ts';
import { readDatabaseSettings } from '../../packages/db/src/settings.ts';
import { onStop } from './lifetime.ts';
import { step } from './step.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Stands in for the services outside that the settings do not name, so that wrong settings are found before the long steps. */
const standIn = { PAYMENT_URL: 'http://127.0.0.1', PAYMENT_SECRET_KEY: 'sandbox' };

/** True where practice money is wanted: nobody has named a payment service, and this is not production. */
const needsSandbox = ({ PAYMENT_URL, PAYMENT_SECRET_KEY, NODE_ENV }: Environment): boolean =>
  !PAYMENT_URL && !PAYMENT_SECRET_KEY && NODE_ENV !== 'production';

/** The environment as it will be once the sandbox runs. */
export const withStandIn = (environment: Environment): Environment =>
  needsSandbox(environment) ? { ...environment, ...standIn } : environment;

/** The environment of a task beside a running mall, whose sandbox it finds where the mall would have started it. */
export function withRunningSandbox(environment: Environment): Environment {
  if (!needsSandbox(environment)) return environment;
  const url = `http://127.0.0.1:${sandboxPort(Number(environment.PORT?.trim() || 3000))}`;
  return { ...environment, PAYMENT_URL: url, PAYMENT_SECRET_KEY: sandboxSecretKey };
}

type Place = { readonly port: number; readonly host: string; readonly publicHost: string };

type OpenSandbox = {
  /** By which the mall finds it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly publicUrl?: string;
};

/** Starts the sandbox where it is needed. */
export async function openSandbox(place: Place): Promise<OpenSandbox> {
  if (!needsSandbox(process.env)) return { settings: {} };
  const { dataFolder } = readDatabaseSettings(process.env);
  const sandbox = await step('sandbox', () => startNear({ ...place, file: join(dataFolder, 'sandbox-payments.json') }));
  onStop(() => sandbox.close());
  const { url, publicUrl, secretKey } = sandbox;
  return { settings: { PAYMENT_URL: url, PAYMENT_SECRET_KEY: secretKey }, publicUrl };
}

export function printSandbox({ publicUrl }: OpenSandbox): void {
  if (publicUrl)
    console.log(`Practice payments: ${publicUrl}/control (deposits to virtual accounts, troubles on purpose)`);
}

const offset = 10_000;
/** The same port at every start, so that it can be forwarded and bookmarked. */
const sandboxPort = (mallPort: number): number => (mallPort === 0 ? 0 : mallPort + offset) % 65_536;

async function startNear({ port, ...place }: Place & { readonly file: string }): Promise<RunningSandbox> {
  try {
    return await startSandbox({ ...place, port: sandboxPort(port) });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    return startSandbox({ ...place, port: 0 });
  }
}
