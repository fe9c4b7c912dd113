import { parseArgs } from 'node:util';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import {
  type HostOutcome,
  proofOf,
  removeOwnHost,
  setOwnHost,
} from '../apps/api/src/modules/mall/own-host/own-host.ts';
import type { Mall } from '../apps/api/src/plugins/mall.repository.ts';
import { actingAs } from './lib/operator-act.ts';
import { openOperatorMall } from './lib/operator-mall.ts';
import { type Lines, printLines } from './lib/print-lines.ts';
import { runTask, TaskError } from './lib/task.ts';

const usage = `npm run domain -- <command> <mall> …

  show   <mall>          the mall's own host, if it has one
  proof  <mall> <host>   the TXT record that proves whose the host is
  set    <mall> <host>   gives the mall the host, once the record is there
  remove <mall>          back to the host below the deployment's own domain`;

type Order = { readonly dependencies: Dependencies; readonly mall: Mall; readonly host: string };

const refusals: Readonly<Record<Exclude<HostOutcome, 'SET'>, string>> = {
  MALFORMED: 'a host is written as shop.example.kr',
  BELOW_OURS: 'the host lies below a domain of the deployment itself',
  TAKEN: 'another mall has this host',
  NOT_PROVED: 'the record is not there yet: npm run domain -- proof shows it',
};

const commands: Readonly<Record<string, (order: Order) => Promise<Lines>>> = {
  show: async ({ mall }) => mall.ownHost ?? 'none',
  proof: async ({ dependencies, mall, host }) => {
    const { name, value } = proofOf(dependencies.config, mall, requireHost(host));
    return `${name}. TXT "${value}"`;
  },
  set: async ({ dependencies, mall, host }) => {
    const outcome = await setOwnHost(dependencies, mall, { host: requireHost(host) });
    if (outcome !== 'SET') throw new TaskError(refusals[outcome]);
    return `${mall.mallUrl} is at ${host} from now on`;
  },
  remove: async ({ dependencies, mall }) => {
    await removeOwnHost(dependencies, mall);
    return `${mall.mallUrl} has no host of its own`;
  },
};

function requireHost(host: string): string {
  if (!host) throw new TaskError(usage);
  return host;
}

await runTask(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = '', mallUrl = '', host = ''] = positionals;
  const command = commands[name];
  if (!command || !mallUrl) throw new TaskError(usage);
  const isChange = name === 'set' || name === 'remove';
  const { dependencies, mall } = await openOperatorMall(mallUrl, isChange ? 'owner' : 'application');
  const acting = isChange
    ? actingAs(dependencies, { action: `domain.${name}`, subject: `mall ${mallUrl}` })
    : dependencies;
  printLines(await command({ dependencies: acting, mall, host: host.toLowerCase() }));
  return undefined;
});
