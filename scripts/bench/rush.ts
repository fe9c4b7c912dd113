import { TaskError } from '../lib/task.ts';
import { listPlentiful, prepare, withShop } from './orders.ts';

const buyerCount = 200;
const pieces = 50;

/** Two hundred buyers order the same fifty pieces at once: how long until all have a reply, and what that costs. */
export async function printRush(wanted: Omit<Parameters<typeof withShop>[0], 'buyerCount'>): Promise<void> {
  await withShop({ ...wanted, buyerCount }, async ({ owner, used, buyersAt }) => {
    const [productNo = ''] = await listPlentiful(owner, 1);
    const items = [{ productNo, optionNo: 1, quantity: 1 }];
    const orders = await Promise.all(buyersAt.map(async (calls) => ({ calls, body: await prepare(calls, { items }) })));
    const shelf = owner.updateTable('optionStock').where('productNo', '=', productNo);
    await shelf.set({ quantity: 0 }).execute();
    await shelf.set({ quantity: pieces }).where('optionNo', '=', 1).execute();
    const before = await used();
    const begun = performance.now();
    const outcomes = await Promise.all(
      orders.map(({ calls, body }) => calls.post('/orders', body).then(() => '0000', codeOf)),
    );
    const seconds = (performance.now() - begun) / 1_000;
    const after = await used();
    const told = Object.entries(Object.groupBy(outcomes, (code) => code)).map(
      ([code, all = []]) => `${all.length} ${code}`,
    );
    const [server, database] = [after.serverCpu - before.serverCpu, after.databaseCpu - before.databaseCpu];
    console.log(`\n${buyerCount} buyers of ${pieces} pieces: ${told.join(', ')} in ${seconds.toFixed(2)} s`);
    console.log(
      `CPU ms: server ${server}, database ${database}; transactions ${after.transactions - before.transactions}`,
    );
  });
}

const codeOf = (error: unknown): string => {
  const code = error instanceof TaskError && /: (\d{4}) /.exec(error.message)?.[1];
  if (!code) throw error;
  return code;
};
