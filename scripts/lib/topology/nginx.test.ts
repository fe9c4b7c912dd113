import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificates } from '@mall/testing/certificates';
import { expect, test } from 'vitest';
import { localConfig, refusalOf, whyNoNginx } from './nginx.ts';

const instances = { 'web-1': 4001, 'web-2': 4002, office: 4003 };

test('the balancer’s configuration uses the instances and a certificate of this machine', () => {
  const tls = { port: 4005, certificate: '/tmp/served.crt', key: '/tmp/server.key' };
  const local = localConfig({ port: 4000, instances, tls });
  const directives = local.split('\n').filter((line) => !/^\s*#/.test(line));
  expect(directives.join('\n')).not.toMatch(/443|\b80\b|\/etc|\$\{|web-\d|office:3000|Strict-Transport/);
  expect(local.match(/listen .*;/g)).toEqual([
    'listen 127.0.0.1:4000 default_server;',
    'listen 127.0.0.1:4005 ssl default_server;',
    'listen 127.0.0.1:4000;',
    'listen 127.0.0.1:4005 ssl;',
    'listen 127.0.0.1:4000;',
    'listen 127.0.0.1:4005 ssl;',
  ]);
  expect(local.match(/^ssl_certificate.*;/gm)).toEqual([
    'ssl_certificate /tmp/served.crt;',
    'ssl_certificate_key /tmp/server.key;',
  ]);
  expect(local.match(/server 127.0.0.1:\d+/g)).toEqual([
    'server 127.0.0.1:4001',
    'server 127.0.0.1:4002',
    'server 127.0.0.1:4003',
  ]);
});

const reason = whyNoNginx();
test.skipIf(reason)(`nginx accepts it, also with a mall’s own domain${reason ? `: ${reason}` : ''}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-nginx-'));
  const { certificate, key } = makeCertificates(folder);
  const places = { port: 4000, instances, tls: { port: 4005, certificate, key } };
  const local = localConfig(places);
  expect(refusalOf(folder, local)).toBe('');
  expect(refusalOf(folder, localConfig(places, 'own-domain.conf.template')), 'a mall’s own domain').toBe('');
  expect(refusalOf(folder, local.replace('least_conn;', 'most_conn;'))).toContain('unknown directive "most_conn"');
  rmSync(folder, { recursive: true });
});
