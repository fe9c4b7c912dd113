import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { processesIn } from '../packages/db/src/embedded-process.ts';
import { addressOf } from '../packages/db/src/logins.ts';
import { benchCases } from './bench/cases.ts';
import { cpuOf, startChildServer, startMall } from './bench/child-server.ts';
import { printConditionPresses } from './bench/condition-presses.ts';
import { gatherCrowd } from './bench/crowd.ts';
import { printFirstVisits } from './bench/first-visits.ts';
import { printGrowth } from './bench/growth.ts';
import { printGuesses } from './bench/guesses.ts';
import { printIdle } from './bench/idle.ts';
import { printMails } from './bench/mails.ts';
import { busyConnections, compare } from './bench/measure.ts';
import { printExports } from './bench/office/office-exports.ts';
import { printOfficeReplies } from './bench/office/office-replies.ts';
import { printOrderCost } from './bench/office/order-cost.ts';
import { seedOffice } from './bench/office/seed-office.ts';
import { printOneAddress } from './bench/one-address.ts';
import { fill, openEmptyDatabase, openLarger } from './bench/open-database.ts';
import { printOptionGrid } from './bench/option-grid.ts';
import { buyerCount, measureOrders } from './bench/orders.ts';
import { printPhoneList } from './bench/phone-list.ts';
import { planCases } from './bench/plan-cases.ts';
import { printPlans } from './bench/plans.ts';
import { readingSettings } from './bench/reading-settings.ts';
import { type Recorded, recordCases } from './bench/record-cases.ts';
import { record, recordFirst } from './bench/recording.ts';
import { printRepricing } from './bench/repricing.ts';
import { printRolling } from './bench/rolling/print-rolling.ts';
import { printRush } from './bench/rush.ts';
import { timesSlower } from './bench/slow-page.ts';
import { printUploads } from './bench/uploads.ts';
import { printWords } from './bench/words.ts';
import { onStop } from './lib/lifetime.ts';
import { step } from './lib/step.ts';
import { runTask } from './lib/task.ts';

const databaseConnections = 8;
/** Each further mall then has some 550 listings, in two thousand malls as in ten. */
const growthGoods = 500;

const options = {
  // Default 200; with --office 2000, of which all except the demo malls have orders but no goods.
  malls: { type: 'string' },
  // Default 100,000; with --office those of the demo malls.
  goods: { type: 'string' },
  // With --office, and as many members.
  orders: { type: 'string', default: '1000000' },
  seconds: { type: 'string', default: '3' },
  // The URL of a database filled by such a seed, as the administrator of its server.
  database: { type: 'string' },
  // Prints how the database executes statements instead of speed: the tables of docs/query-plans.md.
  plans: { type: 'boolean' },
  // How long guesses take for a known id and for an unknown one.
  guesses: { type: 'boolean' },
  // Orders by spreadsheet, and malicious files.
  uploads: { type: 'boolean' },
  // 500 visitors behind one address, with the default limits.
  'one-address': { type: 'boolean' },
  // Calls and orders during rolling restarts of three instances behind a balancer, with migrations of every table in between.
  rolling: { type: 'boolean' },
  // With --rolling.
  calls: { type: 'string', default: '10000' },
  // With --rolling: the folder of another built release to alternate with; with --words: the one to compare with.
  beside: { type: 'string' },
  // The cost of this many words that nobody has searched for yet: --words 400.
  words: { type: 'string' },
  // The cost of a server without requests, with this many malls: 10,2000.
  idle: { type: 'string' },
  // The cost of a call in few malls, and in many (--malls 2000 --goods 500).
  growth: { type: 'boolean' },
  // Orders from the basket to paid, and many buyers of few pieces, only in the demo malls.
  buying: { type: 'boolean' },
  // How fast mails are sent.
  mails: { type: 'boolean' },
  // The cost of the office's calls, for staff of few malls and of many, and a file of a million rows.
  office: { type: 'boolean' },
  // How long a choice on a phone's page takes in the browser; for a mall running at this port.
  'repricing-at': { type: 'string' },
  // The processor time of repricing a list of phones.
  'phone-list': { type: 'boolean' },
  // From a press on the conditions above that list to the list in its new order; for a mall running at this port.
  'condition-presses-at': { type: 'string' },
  // With --condition-presses-at.
  'times-slower': { type: 'string', default: String(timesSlower) },
  // From key to paint in an option grid of a thousand rows; for a mall running at this port.
  'option-grid-at': { type: 'string' },
  // When the first pages are visible and interactive on a slow network; for malls running at these ports, in turns.
  'first-visits-at': { type: 'string' },
} as const;

/** `npm run bench -- --malls 200 --goods 100000 --seconds 3`: compares the mall with a bare handler, row by row. Asserts nothing. */
await runTask(async () => {
  const { values } = parseArgs({ options });
  if (values['repricing-at']) {
    await printRepricing(`http://familyshop.localhost:${values['repricing-at']}`);
    return undefined;
  }
  if (values['phone-list']) {
    printPhoneList();
    return undefined;
  }
  if (values['condition-presses-at']) {
    const origin = `http://familyshop.localhost:${values['condition-presses-at']}`;
    await printConditionPresses(origin, Number(values['times-slower']));
    return undefined;
  }
  if (values['option-grid-at']) {
    await printOptionGrid(Number(values['option-grid-at']));
    return undefined;
  }
  if (values['first-visits-at']) {
    await printFirstVisits(values['first-visits-at'].split(',').map((port) => `http://familyshop.localhost:${port}`));
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'mall-bench-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  // Practice payments start empty, like the database.
  process.env.DATA_DIR = folder;
  const { malls = values.office ? '2000' : '200', goods = values.office ? '0' : '100000' } = values;
  const isSmall = values.idle !== undefined || values.mails || values.buying || values.rolling;
  const usual = { malls: values.office || isSmall ? 0 : Number(malls), goods: isSmall ? 0 : Number(goods) };
  const size = values.growth ? { malls: 10, goods: growthGoods } : usual;
  const { url, cluster } = values.database ? { url: values.database } : await openEmptyDatabase(folder);
  const address = await fill(url, size);
  const settings = {
    ...readingSettings({ url: address.url, folder }),
    DATABASE_CONNECTIONS: String(databaseConnections),
  };
  if (values.plans) {
    await step('members with orders', () => gatherCrowd(url));
    await printPlans(url, await recordCases(url, settings, { casesOf: planCases, record: recordFirst }));
    return undefined;
  }
  if (values.guesses) {
    await printGuesses(url, settings);
    return undefined;
  }
  const databaseCpu = () => (cluster ? processesIn(cluster) : []).reduce((sum, id) => sum + cpuOf(id), 0);
  if (values.growth) {
    const larger = { malls: Number(values.malls ?? 2000), goods: growthGoods };
    const large = await openLarger(url, join(folder, 'large'), larger);
    await printGrowth({ small: url, large, settings }, { databaseCpu, seconds: Number(values.seconds) });
    return undefined;
  }
  if (values.idle) {
    await printIdle({ url, settings, databaseCpu }, values.idle.split(',').map(Number));
    return undefined;
  }
  if (values.buying) {
    await printOrders({ settings, url, seconds: Number(values.seconds), databaseCpu });
    await printRush({ settings, url, databaseCpu });
    return undefined;
  }
  if (values.mails) {
    await printMails({ url, settings, databaseCpu });
    return undefined;
  }
  if (values.words) {
    await printWords({ url, settings, databaseCpu, count: Number(values.words), checkout: values.beside });
    return undefined;
  }
  if (values['one-address']) {
    await printOneAddress(settings);
    return undefined;
  }
  if (values.rolling) {
    return printRolling({ url, settings, beside: values.beside, calls: Number(values.calls) });
  }
  if (values.office) {
    await seedOffice(url, { malls: Number(malls), orders: Number(values.orders) }, (line) => console.log(`  ${line}`));
    await printOfficeReplies(url, settings);
    await printExports({ url, settings });
    await printOrderCost(url);
    return undefined;
  }
  if (values.uploads) {
    await printUploads({ url, settings });
    return undefined;
  }
  const recorded = await step('recording', () => recordCases(url, settings, { casesOf: benchCases, record }));
  const file = join(folder, 'recordings.json');
  await writeFile(file, JSON.stringify(recorded.recordings));
  await printComparison(recorded, { settings, file, url, seconds: Number(values.seconds) });
  await printOrders({ settings, url, seconds: Number(values.seconds), databaseCpu });
  return undefined;
});

type Setting = {
  readonly settings: Readonly<Record<string, string>>;
  readonly file: string;
  readonly url: string;
  readonly seconds: number;
};

async function printComparison({ cases, headers }: Recorded, { settings, file, url, seconds }: Setting): Promise<void> {
  const mall = await startMall(settings);
  const bare = await startChildServer([
    'scripts/bench/bare-server.ts',
    file,
    addressOf(url).url,
    String(databaseConnections),
  ]);
  console.log(`\n${busyConnections} connections, the middle of three turns of ${seconds} s, ${process.version}\n`);
  printRow(
    '',
    'mall req/s',
    'p50 ms',
    'p99 ms',
    'CPU ms',
    'bare req/s',
    'p50 ms',
    'p99 ms',
    'CPU ms',
    'ratio',
    'p99 alone',
  );
  for (const one of cases) {
    const { mall: ours, bare: theirs, ratio, aloneP99 } = await compare({ mall, bare }, one, { seconds, headers });
    const columns = [ours, theirs].flatMap(({ perSecond, p50, p99, cpu }) => [perSecond, p50, p99, cpu.toFixed(2)]);
    printRow(one.name, ...columns, ratio.toFixed(2), aloneP99);
  }
  console.log(`\nmemory: mall ${mall.memoryMegabytes()}, bare handler ${bare.memoryMegabytes()}`);
}

async function printOrders(wanted: Parameters<typeof measureOrders>[0]): Promise<void> {
  const { perSecond, p50, p99, ...cost } = await measureOrders(wanted);
  console.log(
    `\norders from the basket to paid, ${buyerCount} buyers: ${perSecond} a second, p50 ${p50} ms, p99 ${p99} ms`,
  );
  const [server, database, transactions] = [cost.serverCpu, cost.databaseCpu, cost.transactions].map((n) =>
    n.toFixed(1),
  );
  console.log(`CPU s a thousand: server ${server}, database ${database}; transactions an order: ${transactions}`);
}

function printRow(name: string, ...values: readonly (string | number)[]): void {
  console.log(name.padEnd(20) + values.map((value) => String(value).padStart(11)).join(''));
}
