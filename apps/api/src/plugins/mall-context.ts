import { AppError } from '@mall/contracts/errors';
import { isValidMallKey, readHost } from '@mall/domain/mall-validity';
import type { Config } from '../config.ts';
import type { Mall } from './mall.repository.ts';
import type { MallDirectory } from './mall-directory.ts';

/**
 * The mall of a request is the one that its host names (R5.08), and nothing else; one that has not opened is as unknown as one that does not exist.
 * A promise only while the directory is being read.
 */
export function mallOfHost(host: string | undefined, config: Config, malls: MallDirectory): Mall | Promise<Mall> {
  const parts = readHost(host, config.allowedDomains);
  if (!parts) throw new AppError('4001');
  if (!parts.mallUrl || !isValidMallKey(parts.mallUrl, config)) throw new AppError('4041');
  const { mallUrl } = parts;
  const known = malls.known();
  return known instanceof Promise ? known.then((read) => found(read.get(mallUrl))) : found(known.get(mallUrl));
}

function found(mall: Mall | undefined): Mall {
  if (!mall) throw new AppError('4041');
  return mall;
}
