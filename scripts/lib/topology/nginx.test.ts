import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';
import { localConfig } from './nginx.ts';

test('the balancer’s configuration uses the instances and a certificate of this machine', () => {
  const template = readFileSync(join(checkoutFolder, 'ops/nginx/mall.conf.template'), 'utf8');
  const instances = { 'web-1': 4001, 'web-2': 4002, office: 4003 };
  const tls = { port: 4005, certificate: '/tmp/served.crt', key: '/tmp/server.key' };
  const local = localConfig(template, { port: 4000, instances, tls });
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
