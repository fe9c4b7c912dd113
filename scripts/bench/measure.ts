import autocannon from 'autocannon';
import type { BenchCase } from './cases.ts';
import type { ChildServer } from './child-server.ts';
import { headersOf } from './recording.ts';

/** Enough to keep a server busy; more would only lengthen the queue. */
export const busyConnections = 8;
const rounds = 3;

export type Load = { readonly seconds: number; readonly headers: Readonly<Record<string, string>> };
type Servers = { readonly mall: ChildServer; readonly bare: ChildServer };
type Measured = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The cost of a request for the server itself, without the database: independent of other load. */
  readonly cpu: number;
};

export type Comparison = {
  readonly mall: Measured;
  readonly bare: Measured;
  /** How many requests the mall serves for each of the bare handler. */
  readonly ratio: number;
  /** The mall's 99th percentile with one request at a time: its duration without queueing. */
  readonly aloneP99: number;
};

/** Loads both servers in turns and compares each turn with its neighbour, because a shared machine is never equally fast. */
export async function compare(servers: Servers, benchCase: BenchCase, load: Load): Promise<Comparison> {
  const warmUp = { ...load, seconds: 1 };
  await measure(servers.mall, benchCase, warmUp, busyConnections);
  await measure(servers.bare, benchCase, warmUp, busyConnections);
  const turns: { mall: Measured; bare: Measured; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const mall = await measure(servers.mall, benchCase, load, busyConnections);
    const bare = await measure(servers.bare, benchCase, load, busyConnections);
    turns.push({ mall, bare, ratio: mall.perSecond / bare.perSecond });
  }
  const middle = turns.sort((one, other) => one.ratio - other.ratio)[Math.floor(rounds / 2)];
  if (!middle) throw new Error('nothing was measured');
  const alone = await measure(servers.mall, benchCase, load, 1);
  return { ...middle, aloneP99: alone.p99 };
}

/** Calls for this many seconds over two connections; returns the number of calls. */
export async function callTimes(
  server: ChildServer,
  benchCase: BenchCase,
  { headers, seconds }: Load,
): Promise<number> {
  const { requests } = await load(server, benchCase, { headers, connections: 2, duration: seconds });
  return requests.total;
}

async function measure(
  server: ChildServer,
  benchCase: BenchCase,
  { seconds, headers }: Load,
  connections: number,
): Promise<Measured> {
  const cpuBefore = server.cpuMilliseconds();
  const { requests: completed, latency } = await load(server, benchCase, { headers, connections, duration: seconds });
  const cpu = (server.cpuMilliseconds() - cpuBefore) / completed.total;
  return { perSecond: Math.round(completed.average), p50: latency.p50, p99: latency.p99, cpu };
}

type Limits = Pick<Load, 'headers'> & {
  readonly connections: number;
  readonly duration: number;
};

async function load(server: ChildServer, { name, requests }: BenchCase, { headers, ...limits }: Limits) {
  const sent = requests.map((request) => ({
    method: request.body ? ('POST' as const) : ('GET' as const),
    path: request.path,
    headers: headersOf(request, headers),
    ...(request.body && { body: request.body }),
  }));
  const result = await autocannon({ url: server.origin, ...limits, requests: sent });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} lost`);
  return result;
}
