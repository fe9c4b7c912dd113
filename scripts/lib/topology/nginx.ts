import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';
import { onStop } from '../lifetime.ts';
import { TaskError } from '../task.ts';

// Not NGINX, which nginx itself uses to pass on sockets.
const program = process.env['NGINX_PROGRAM'] ?? 'nginx';

/** Why there is no nginx in front of the instances, if so. In Debian it is the package `nginx`. */
export function whyNoNginx(): string | undefined {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'nginx is not installed (or name it in NGINX_PROGRAM)';
  }
}

export type Places = {
  readonly port: number;
  /** Ports of the instances, by their names in the configuration. */
  readonly instances: Readonly<Record<'web-1' | 'web-2' | 'office', number>>;
  readonly tls: {
    readonly port: number;
    /** Files; the certificate may be replaced while nginx runs. */
    readonly certificate: string;
    readonly key: string;
  };
};
export type Nginx = {
  /** Reloads its configuration and certificate. */
  readonly reload: () => void;
};

/**
 * The configuration of ops/nginx for this machine: other ports, another certificate, and the same without TLS for a browser. Names further
 * files there, if any.
 */
export function localConfig({ port, instances, tls }: Places, ...further: readonly string[]): string {
  const local = ['instances.conf', 'mall.conf.template', ...further]
    .map((name) => readFileSync(join(checkoutFolder, 'ops/nginx', name), 'utf8'))
    .join('')
    .replace(/^include .*$/m, '')
    .replace(/\$\{OWN_DOMAIN\}/g, 'own.localhost')
    .replace(/\$\{MALL_DOMAIN\}/g, 'localhost')
    .replace(/^server \{\n {4}listen 80 [\s\S]*?^\}\n/m, '')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(
      /^( *)listen 443 ssl( http2)?(.*)$/gm,
      `$1listen 127.0.0.1:${port}$3\n$1listen 127.0.0.1:${tls.port} ssl$3`,
    )
    .replace(/^( *)ssl_certificate .*$/gm, `$1ssl_certificate ${tls.certificate};`)
    .replace(/^( *)ssl_certificate_key .*$/gm, `$1ssl_certificate_key ${tls.key};`)
    .replace(/^ *add_header Strict-.*\n/gm, '');
  return Object.entries(instances).reduce(
    (text, [name, place]) => text.replace(`${name}:3000`, `127.0.0.1:${place}`),
    local,
  );
}

/** Until the task ends. */
export async function startNginx(folder: string, places: Places): Promise<Nginx> {
  const config = localConfig(places);
  const refusal = refusalOf(folder, config);
  if (refusal) throw new TaskError(`nginx refuses its configuration: ${refusal}`);
  const child = spawn(program, writeConfig(folder, config), { stdio: ['ignore', 'inherit', 'inherit'] });
  onStop(async () => {
    if (child.exitCode !== null || !child.kill('SIGTERM')) return;
    await once(child, 'exit');
  });
  return { reload: () => void child.kill('SIGHUP') };
}

/** What nginx says of a configuration that it refuses; nothing otherwise. */
export function refusalOf(folder: string, config: string): string {
  const { status, stderr } = spawnSync(program, ['-t', '-q', ...writeConfig(folder, config)], { encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}

/** Writes it as the `http` block of a configuration with all of its files in the folder, and returns nginx's options for it. */
function writeConfig(folder: string, config: string): string[] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const lines = [
    ...['daemon off;', `pid ${join(folder, 'nginx.pid')};`, `error_log ${join(folder, 'nginx.log')};`, 'events {}'],
    ...['http {', 'access_log off;', ...temporary, config, '}'],
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
  return ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'nginx.log')];
}
