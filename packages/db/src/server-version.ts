import { SettingError } from '@mall/postgres/setting-error';

const oldestMajor = 18;

/** Throws for a server that lacks features that the mall's SQL uses; the number is that of `server_version_num`. */
export function requireServerVersion(number: number, setting: string): void {
  const major = Math.floor(number / 10_000);
  if (major >= oldestMajor) return;
  throw new SettingError(`the server of ${setting} is PostgreSQL ${major}: the mall needs ${oldestMajor} or newer`);
}
