import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withServer } from '@mall/db/database-admin';

const openssl = (...options: string[]) => execFileSync('openssl', options, { stdio: 'pipe' });

/** A new authority, as a file for `sslrootcert`, and its certificate for one name only. */
export function makeCertificates(folder: string, host = 'localhost') {
  const file = (name: string) => join(folder, name);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authority = (name: string) =>
    openssl(
      'req',
      '-x509',
      ...key,
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      file(`${name}.key`),
      '-out',
      file(`${name}.crt`),
    );
  authority('authority');
  authority('stranger');
  openssl(
    ...['req', '-x509', ...key, '-days', '2', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
    ...['-addext', 'basicConstraints=critical,CA:FALSE', '-CA', file('authority.crt'), '-CAkey', file('authority.key')],
    ...['-keyout', file('server.key'), '-out', file('server.crt')],
  );
  return {
    authority: file('authority.crt'),
    stranger: file('stranger.crt'),
    key: file('server.key'),
    certificate: file('server.crt'),
  };
}

/** Another certificate for the same key, by the same authority, which expired yesterday. */
export function makeExpiredCertificate(folder: string): string {
  const file = (name: string) => join(folder, name);
  openssl('req', '-new', '-key', file('server.key'), '-subj', '/CN=localhost', '-out', file('expired.csr'));
  openssl(
    ...['x509', '-req', '-in', file('expired.csr'), '-days', '-1'],
    ...['-CA', file('authority.crt'), '-CAkey', file('authority.key'), '-out', file('expired.crt')],
  );
  return file('expired.crt');
}

/** Makes your own server use TLS; the server writes the files itself, into its folder and as its user. */
export async function turnTlsOn(serverUrl: string, files: { readonly key: string; readonly certificate: string }) {
  await withServer(serverUrl, async (client) => {
    for (const [name, from] of [
      ['mall.key', files.key],
      ['mall.crt', files.certificate],
    ] as const) {
      const text = readFileSync(from, 'utf8').trim();
      await client.unsafe(`copy (select string_to_table('${text}', e'\\n')) to program 'umask 077; cat > ${name}'`);
    }
    await client.unsafe(`alter system set ssl_key_file = 'mall.key'`);
    await client.unsafe(`alter system set ssl_cert_file = 'mall.crt'`);
    await client.unsafe('alter system set ssl = on');
    await client`select pg_reload_conf()`;
  });
  const hasTls = () =>
    withServer(`${serverUrl}?sslmode=require`, (client) => client`select 1`).then(
      () => true,
      () => false,
    );
  while (!(await hasTls())) await delay(20);
}
