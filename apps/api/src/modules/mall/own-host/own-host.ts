import { createHmac } from 'node:crypto';
import { resolveTxt } from 'node:dns/promises';
import { inMall } from '@mall/db/in-mall';
import { readHost } from '@mall/domain/mall-validity';
import type { Config } from '../../../config.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { updateOwnHost } from './own-host.repository.ts';

/** Why a mall cannot have its own host, or `SET` when it has it now. */
export type HostOutcome = 'SET' | 'MALFORMED' | 'BELOW_OURS' | 'TAKEN' | 'NOT_PROVED';
type Record = { readonly name: string; readonly value: string };
export type ReadTexts = (name: string) => Promise<string[][]>;

/** The TXT record by which the owner of the domain confirms that this mall of this deployment may have the host. */
export const proofOf = ({ tokenSecret }: Pick<Config, 'tokenSecret'>, { mallUrl }: Mall, host: string): Record => ({
  name: `_mall.${host}`,
  value: `mall=${createHmac('sha256', tokenSecret).update(`own host ${mallUrl} ${host}`).digest('hex').slice(0, 40)}`,
});

/** Gives a mall its own host once the DNS record proves who owns it. `database` is that of the tables' owner. */
export async function setOwnHost(
  { config, database, malls }: Pick<Dependencies, 'config' | 'database' | 'malls'>,
  mall: Mall,
  { host, readTexts = resolveTxt }: { readonly host: string; readonly readTexts?: ReadTexts },
): Promise<HostOutcome> {
  if (!/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(host)) return 'MALFORMED';
  if (readHost(host, config.allowedDomains)) return 'BELOW_OURS';
  const others = [...(await malls.all()).values()].filter(({ mallUrl }) => mallUrl !== mall.mallUrl);
  if (others.some(({ ownHost }) => ownHost === host)) return 'TAKEN';
  const { name, value } = proofOf(config, mall, host);
  const texts = await readTexts(name).catch(noRecord);
  if (!texts.some((parts) => parts.join('') === value)) return 'NOT_PROVED';
  await inMall(database, mall, (transaction) => updateOwnHost(transaction, host));
  return 'SET';
}

/** From then on the mall is only at its host below ours. */
export const removeOwnHost = ({ database }: Pick<Dependencies, 'database'>, mall: Mall): Promise<void> =>
  inMall(database, mall, (transaction) => updateOwnHost(transaction, null));

function noRecord(error: NodeJS.ErrnoException): string[][] {
  if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
  throw error;
}
