import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '@mall/db/settings';
import { expect, test } from 'vitest';
import { dutiesOf } from './config.ts';
import { mostConnections } from './most-connections.ts';

const manual = readFileSync(join(checkoutFolder, 'docs/operations.md'), 'utf8');
const rows = [...manual.matchAll(/^\| `(all|web|office|worker)` +((?:\| +\d+ ){8})\|$/gm)].map(
  ([, role = '', cells = '']) => ({
    role: role as keyof typeof dutiesOf,
    cells: cells.split('|').slice(1).map(Number),
  }),
);
const usual = {
  metrics: undefined,
  databaseConnections: 10,
  officeDatabaseUrl: 'postgres://office',
  databaseReplicaUrl: undefined,
};

test('the manual has a row of connections for each role', () => {
  expect(rows.map(({ role }) => role).toSorted()).toEqual(Object.keys(dutiesOf).toSorted());
});

test.each(rows)('$role opens at most as many as the manual says', ({ role, cells }) => {
  const [together, withReplica, atReplica] = cells.slice(5);
  const config = { ...usual, role: dutiesOf[role] };
  const following = mostConnections({ ...config, databaseReplicaUrl: 'postgres://replica' });
  expect(mostConnections(config)).toEqual({ primary: together, replica: 0 });
  expect(following).toEqual({ primary: withReplica, replica: atReplica });
  expect(cells.slice(0, 5).reduce((sum, count) => sum + count)).toBe(together);
});

test('the metrics take one for each login', () => {
  const metrics = { port: 9100, host: '127.0.0.1' };
  expect(manual).toContain('With `METRICS_PORT` it is one more, or two where the office is counted.');
  expect(mostConnections({ ...usual, metrics, role: dutiesOf.web }).primary).toBe(13);
  expect(mostConnections({ ...usual, metrics, role: dutiesOf.all }).primary).toBe(27);
});

test('without the office’s address, or with fewer connections for each login, an instance opens fewer', () => {
  const role = dutiesOf.all;
  expect(mostConnections({ ...usual, role, officeDatabaseUrl: undefined }).primary).toBe(15);
  expect(mostConnections({ ...usual, role, databaseConnections: 1 }).primary, 'the office needs two').toBe(8);
});
