import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withServer } from './database-admin.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { prepareEmbeddedDatabase } from './prepare-server.ts';

test('a server of an unreleased version, whose administrator has another name, is refused in one line', async () => {
  const server = await startEmbeddedServer({
    dataFolder: await mkdtemp(join(tmpdir(), 'mall-older-')),
    isThrowaway: true,
  });
  try {
    const { password } = new URL(server.urlOf('postgres'));
    const other = Object.assign(new URL(server.urlOf('postgres')), { username: 'other' }).href;
    await withServer(server.urlOf('postgres'), (client) =>
      client.unsafe(`create role other superuser login password '${password}'`),
    );
    await withServer(other, (client) => client.unsafe('alter role postgres rename to mall_owner'));
    await expect(prepareEmbeddedDatabase(server, 'mall')).rejects.toThrow(
      /^this database was made by an unreleased version .*: keep a copy of it, then start with an empty DATA_DIR/,
    );
  } finally {
    await server.stop();
  }
});
