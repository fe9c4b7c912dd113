import { connectApplication, type Database } from '../../packages/db/src/connection.ts';
import { inMall } from '../../packages/db/src/in-mall.ts';
import { officeSegment } from '../../packages/domain/src/mall-validity.ts';

const shownMalls = 8;
const demoPassword = 'Demo!2026';
const demoAccounts: Readonly<Record<string, string>> = {
  demo: 'member',
  temp: 'temporary password',
  dormant: 'dormant',
  nomail: 'no verified e-mail',
  initial: 'initial password',
};

export const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

/** One line for people who started the mall for the first time and want others to see it. */
export const howToOpen =
  'Only this machine reaches the mall. For others: HOST=0.0.0.0 MALL_ALLOWED_DOMAINS=<your domain> npm start (docs/operations.md, Addresses)';

type Mall = Awaited<ReturnType<typeof listMalls>>[number];

/** A production database has no demo malls: `seedWhenEmpty` leaves it empty. */
const isProduction = (): boolean => process.env['NODE_ENV'] === 'production';

/** Prints where to go: each mall for desktop and mobile, and who of the demo can sign in there. */
export async function printAddresses(url: string, origin: (mallUrl: string) => string): Promise<void> {
  const database = connectApplication({ url, maxConnections: 2 });
  try {
    const malls = await listMalls(database);
    const howToBegin = isProduction() ? 'npm run mall -- add (docs/operations.md, The first mall)' : 'npm run seed';
    console.log(malls.length === 0 ? `\nThe database holds no mall yet: ${howToBegin}\n` : '');
    for (const mall of malls.slice(0, shownMalls)) await printMall(database, mall, origin(mall.mallUrl));
    if (malls.length > shownMalls) console.log(`  … and ${malls.length - shownMalls} more malls`);
    console.log(`\nOffice  ${origin(officeSegment)}`);
  } finally {
    await database.destroy();
  }
}

function listMalls(database: Database) {
  return database
    .selectFrom('mall')
    .select(['mallId', 'mallUrl', 'name', 'salesType', 'style', 'isMarketing'])
    .orderBy('mallId')
    .execute();
}

async function printMall(database: Database, mall: Mall, origin: string): Promise<void> {
  const kind = mall.isMarketing ? `${mall.salesType}, marketing mall` : mall.salesType;
  console.log(`${mall.name}  (${kind}, theme ${mall.style})`);
  console.log(`  desktop  ${origin}/${mall.mallUrl}`);
  console.log(`  mobile   ${origin}/m/${mall.mallUrl}`);
  if (!isProduction()) await printDemoMembers(database, mall);
}

async function printDemoMembers(database: Database, mall: Mall): Promise<void> {
  const members = await inMall(database, mall, (transaction) =>
    transaction
      .selectFrom('member')
      .select('loginId')
      .where('mallId', '=', mall.mallId)
      .where('loginId', 'in', Object.keys(demoAccounts))
      .orderBy('memberNo')
      .execute(),
  );
  const accounts = members.map(({ loginId }) => `${loginId} (${demoAccounts[loginId]})`);
  if (accounts.length > 0) console.log(`  sign in  ${accounts.join(', ')}; password ${demoPassword}`);
}
