import { SettingError } from '@mall/db/settings';

type Place = { readonly port: number; readonly host: string };
type Server = { readonly listen: (place: Place) => Promise<string> };
/** The settings for the address. */
type Settings = { readonly port: 'PORT' | 'METRICS_PORT'; readonly host: 'HOST' | 'METRICS_HOST' };

/** Listens and returns the address; when it is not available, throws one line that says what to write. */
export async function listenAt(server: Server, place: Place, settings: Settings): Promise<string> {
  try {
    return await server.listen({ port: place.port, host: place.host });
  } catch (error) {
    throw explainListenFailure(error, place, settings);
  }
}

export function explainListenFailure(error: unknown, { port, host }: Place, settings: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const written = `${settings.port} ${port}`;
  if (code === 'EADDRINUSE')
    return new SettingError(`${written} is in use: stop what uses it, or write ${settings.port}=${port + 1}`);
  if (code === 'EACCES')
    return new SettingError(`${written} needs more rights: write a port above 1023, such as ${settings.port}=3000`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingError(`${settings.host} ${host} is no address of this machine: write ${settings.host}=0.0.0.0`);
  return error;
}
