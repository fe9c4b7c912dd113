import { Agent } from 'node:http';
import { connectDatabase } from '../../packages/db/src/connection.ts';
import { initialsOf, normaliseText } from '../../packages/domain/src/search-text.ts';
import { exchange } from '../lib/exchange.ts';
import { TaskError } from '../lib/task.ts';
import { type ChildServer, startMall } from './child-server.ts';
import { percentile } from './percentile.ts';
import { recordCases } from './record-cases.ts';
import { recordFirst } from './recording.ts';

const atOnce = [1, 4, 8] as const;

type Wanted = {
  readonly url: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Of all database processes together. */
  readonly databaseCpu: () => number;
  /** How many different words. */
  readonly count: number;
  /** The folder of another release to compare with. */
  readonly checkout?: string | undefined;
};

/**
 * The cost of a word that nobody has searched for: each is searched once, on freshly started servers, over one connection and over several;
 * and then the cost of the same words once their results are cached.
 */
export async function printWords({ url, settings, databaseCpu, count, checkout }: Wanted): Promise<void> {
  const words = await pickWords(url, count);
  const { headers } = await recordCases(url, settings, { casesOf: () => [], record: recordFirst });
  console.log(`\n${words.length} words, each once, ${process.version}\n`);
  printRow('', 'server ms', 'database ms', 'p50 ms', 'p99 ms', 'most ms', 'goods', 'kB');
  for (const connections of atOnce) {
    // Without jobs, whose start costs more than some hundred words.
    const mall = await startMall({ ...settings, ROLE: 'web' }, checkout);
    const measure = (name: string) => measureOnce({ mall, headers, databaseCpu, words, connections, name });
    await measure(`new, ${connections} at once`);
    await measure('… again');
    await mall.stop();
  }
}

type Measuring = Pick<Wanted, 'databaseCpu'> & {
  readonly mall: ChildServer;
  readonly headers: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  readonly connections: number;
  readonly name: string;
};

async function measureOnce({ mall, headers, databaseCpu, words, connections, name }: Measuring): Promise<void> {
  const before = { server: mall.cpuMilliseconds(), database: databaseCpu() };
  const replies = await askEach(mall, { words, connections, token: headers.authorization?.slice('Bearer '.length) });
  const each = (total: number) => (total / words.length).toFixed(2);
  const times = replies.map(({ milliseconds }) => milliseconds);
  const sum = (of: 'goodsTotal' | 'bytes') => replies.reduce((all, reply) => all + reply[of], 0) / replies.length;
  printRow(
    name,
    each(mall.cpuMilliseconds() - before.server),
    each(databaseCpu() - before.database),
    ...[0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1)),
    Math.round(sum('goodsTotal')),
    Math.round(sum('bytes') / 1024),
  );
}

type Reply = { readonly milliseconds: number; readonly goodsTotal: number; readonly bytes: number };
type Asking = {
  readonly words: readonly string[];
  readonly connections: number;
  readonly token: string | undefined;
};

async function askEach({ origin }: ChildServer, { words, connections, token }: Asking): Promise<Reply[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const rest = [...words];
  const replies: Reply[] = [];
  const ask = async () => {
    for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
      const begun = performance.now();
      const body = { smartSearch: [word] };
      const { text } = await exchange(`${origin}/api/v1/mall/products/search`, { agent, token, body });
      const milliseconds = performance.now() - begun;
      const { code, data } = JSON.parse(text);
      if (code !== '0000') throw new TaskError(`${word}: ${text.slice(0, 200)}`);
      replies.push({ milliseconds, goodsTotal: data.goodsTotal, bytes: text.length });
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  return replies;
}

/** Words as people type them: one of a name, two of a name, initial consonants, and the beginning of a word. */
const ways = [
  ([word]: string[]) => word,
  ([word, next]: string[]) => next && `${word} ${next}`,
  ([word = '']: string[]) => (word.length > 2 ? initialsOf(word) : undefined),
  ([word = '']: string[]) => word.slice(0, 2),
];

/** Always the same words of the same goods. */
async function pickWords(url: string, count: number): Promise<string[]> {
  const owner = connectDatabase({ url, maxConnections: 1 });
  const names = await owner
    .selectFrom('product as p')
    .innerJoin('listing as l', 'l.productNo', 'p.productNo')
    .select('p.name')
    .where('l.mallId', '=', 1)
    .where('l.isVisible', '=', true)
    .orderBy((builder) => builder.fn('md5', ['p.productNo']))
    .limit(count * 8)
    .execute();
  await owner.destroy();
  const picked = new Set<string>();
  for (const [place, { name }] of names.entries()) {
    const words = normaliseText(name).split(' ');
    const word = ways[place % ways.length]?.(words.slice((place >> 2) % words.length));
    if (word && word.length > 1 && picked.size < count) picked.add(word);
  }
  return [...picked];
}

function printRow(name: string, ...values: readonly (string | number)[]): void {
  console.log(name.padEnd(18) + values.map((value) => String(value).padStart(12)).join(''));
}
