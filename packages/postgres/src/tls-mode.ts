import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, checkServerIdentity, getCACertificates } from 'node:tls';
import { SettingError } from './setting-error.ts';

/** How a connection is encrypted, with libpq's meaning of `sslmode` and `sslrootcert`; undefined for not at all. */
export type Tls = {
  /** Continues without encryption when the server has no TLS. */
  readonly isOptional: boolean;
  readonly optionsFor: (host: string) => ConnectionOptions;
};

const modes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
type Mode = (typeof modes)[number];

const parameters = ['sslmode', 'sslrootcert'] as const;

/** What to write instead of these parameters of an address, if they are wrong; repeats nothing else of the address. */
export function findTlsFault(url: string): string | undefined {
  const { searchParams } = new URL(url);
  const unknown = [...searchParams.keys()].find((name) => name.startsWith('ssl') && !isKnown(name, parameters));
  if (unknown) return `has ${unknown}, which is not supported: of TLS it may say ${parameters.join(' and ')}`;
  const mode = modeOf(searchParams);
  if (!isKnown(mode, modes)) return `has sslmode=${mode}: write one of ${modes.join(', ')}`;
  if (searchParams.get('sslrootcert') === 'system' && mode !== 'verify-full')
    return `has sslrootcert=system with sslmode=${mode}: write sslmode=verify-full, or the file of your own authority`;
  return undefined;
}

const isKnown = <Name extends string>(name: string, names: readonly Name[]): name is Name =>
  (names as readonly string[]).includes(name);

const modeOf = (query: URLSearchParams): string =>
  query.get('sslmode') ?? (query.get('sslrootcert') === 'system' ? 'verify-full' : 'prefer');

export function readTls(url: string): Tls | undefined {
  const fault = findTlsFault(url);
  if (fault) throw new SettingError(`the address of the database ${fault}`);
  const { searchParams } = new URL(url);
  const mode = modeOf(searchParams) as Mode;
  if (mode === 'disable') return undefined;
  const isOptional = mode === 'prefer';
  return { isOptional, optionsFor: (host) => optionsOf(mode, searchParams.get('sslrootcert'), host) };
}

/** The address without the parameters read here: otherwise each driver would interpret them in its own way. */
export function withoutTls(url: string): string {
  const plain = new URL(url);
  for (const name of parameters) plain.searchParams.delete(name);
  return plain.href;
}

function optionsOf(mode: Mode, rootCertificate: string | null, host: string): ConnectionOptions {
  const servername = isIP(host) ? undefined : host;
  const ca = mode === 'prefer' ? undefined : readAuthorities(mode, rootCertificate);
  if (!ca) return { servername, rejectUnauthorized: false };
  const checkIdentity: typeof checkServerIdentity =
    mode === 'verify-full' ? (_name, certificate) => checkServerIdentity(host, certificate) : () => undefined;
  return { servername, ca, checkServerIdentity: checkIdentity };
}

/** Where libpq looks when the address names no file. */
const usualFile = () => join(homedir(), '.postgresql/root.crt');

/** A file of certificate authorities makes `require` verify too, as in libpq. */
function readAuthorities(mode: Mode, rootCertificate: string | null): string[] | undefined {
  if (rootCertificate === 'system') return getCACertificates('system');
  const file = rootCertificate ?? usualFile();
  if (existsSync(file)) return [readFileSync(file, 'utf8')];
  if (rootCertificate) throw new SettingError(`sslrootcert names ${file}, which is not there`);
  if (mode === 'require') return undefined;
  throw new SettingError(
    `sslmode=${mode} needs to know whom to trust: add sslrootcert=/path/of/the/authority.crt, or sslrootcert=system`,
  );
}
