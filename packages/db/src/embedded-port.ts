import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, isPortFree } from './embedded-process.ts';

/** The port of the last start if it is free, otherwise another one; throws if others know the port (`isKnown`) and it is taken. */
export async function choosePort(home: string, isKnown: boolean): Promise<number> {
  const file = join(home, 'port');
  const former = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (former > 0 && (await isPortFree(former))) return former;
  if (isKnown && former > 0) throw new Error(`another program has taken PostgreSQL's port ${former}`);
  const port = await findFreePort();
  writeFileSync(file, String(port), { mode: 0o600 });
  return port;
}
