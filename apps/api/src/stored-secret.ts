import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '@mall/db/settings';

/** A secret that is not set is generated once and stored in the data folder, readable by its owner only. */
export function readOrCreateSecret(dataFolder: string, fileName: string, variable: string): string {
  const file = join(dataFolder, fileName);
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    // `wx` leaves an existing secret alone, also when two processes start at once.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isExisting(error))
      throw new SettingError(`DATA_DIR must be a folder that can be written to: ${dataFolder}`, { cause: error });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new SettingError(`${variable} must be set, or the damaged file ${file} removed`);
  return secret;
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
