import { applicationRole, connectDatabase } from '@mall/db/connection';
import { listenToChannel } from '@mall/db/notifications';
import { SettingError } from '@mall/db/settings';
import { buildApp } from './app.ts';
import { startBackground } from './background/start-background.ts';
import { type Config, loadConfig } from './config.ts';

export type RunningServer = { readonly address: string; readonly close: () => Promise<void> };

/** Serves until `close`, which lets running requests end first. */
export async function startServer(config: Config): Promise<RunningServer> {
  const database = connectDatabase({
    url: config.databaseUrl,
    role: applicationRole,
    maxConnections: config.databaseConnections,
  });
  const app = await buildApp({ config, database });
  try {
    const address = await app.listen({ port: config.port, host: config.host });
    const listener = listenToChannel(config.databaseUrl, 'mall_changed', app.dependencies.malls.forget);
    const background = startBackground(app.dependencies, app.log);
    const close = async () => {
      await app.close();
      await background.stop();
      await listener.close();
      await database.destroy();
    };
    return { address, close };
  } catch (error) {
    await app.close();
    await database.destroy();
    throw explainListenFailure(error, config);
  }
}

function explainListenFailure(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new SettingError(`PORT ${port} is in use: stop what uses it, or write PORT=${port + 1}`);
  if (code === 'EACCES')
    return new SettingError(`PORT ${port} needs more rights: write a port above 1023, such as PORT=3000`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingError(`HOST ${host} is no address of this machine: write HOST=0.0.0.0`);
  return error;
}

async function serveUntilStopped(): Promise<void> {
  try {
    const server = await startServer(loadConfig(process.env));
    console.log(`listening on ${server.address}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
  } catch (error) {
    console.error(error instanceof SettingError ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}

if (import.meta.main) await serveUntilStopped();
