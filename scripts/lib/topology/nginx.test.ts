import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';
import { plainConfig } from './nginx.ts';

test('the balancer’s configuration leads to the instances of this machine, without certificates', () => {
  const template = readFileSync(join(checkoutFolder, 'ops/nginx/mall.conf.template'), 'utf8');
  const plain = plainConfig(template, { port: 4000, instances: { 'web-1': 4001, 'web-2': 4002, office: 4003 } });
  const directives = plain.split('\n').filter((line) => !/^\s*#/.test(line));
  expect(directives.join('\n')).not.toMatch(/ssl|443|\b80\b|\$\{|web-\d|office:3000|Strict-Transport/);
  expect(plain.match(/listen .*;/g)).toEqual([
    'listen 127.0.0.1:4000 default_server;',
    'listen 127.0.0.1:4000;',
    'listen 127.0.0.1:4000;',
  ]);
  expect(plain.match(/server 127.0.0.1:\d+/g)).toEqual([
    'server 127.0.0.1:4001',
    'server 127.0.0.1:4002',
    'server 127.0.0.1:4003',
  ]);
});
