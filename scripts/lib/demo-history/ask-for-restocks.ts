import { askRestock } from '../../../apps/api/src/modules/restock/ask-restock.ts';
import { inMall } from '../../../packages/db/src/in-mall.ts';
import type { DemoLife } from './demo-life.ts';

const mostWishes = 3;

/** The member waits for some sold-out options, so that the office sees the demand. */
export async function askForRestocks({ dependencies, mall, memberNo }: DemoLife): Promise<void> {
  const { database, clock } = dependencies;
  await inMall(database, mall, async (transaction) => {
    const wishes = await transaction
      .selectFrom('listing as l')
      .innerJoin('productOption as o', 'o.productNo', 'l.productNo')
      .innerJoin('optionStock as s', (join) =>
        join.onRef('s.productNo', '=', 'o.productNo').onRef('s.optionNo', '=', 'o.optionNo'),
      )
      .select(['o.productNo', 'o.optionNo'])
      .where('l.mallId', '=', mall.mallId)
      .where('l.kind', '=', 'goods')
      .where('l.isVisible', '=', true)
      .where('o.useCode', '=', 'GD00701')
      .where('s.quantity', '=', 0)
      .orderBy('o.productNo')
      .orderBy('o.optionNo')
      .limit(mostWishes)
      .execute();
    for (const wish of wishes) await askRestock(transaction, mall, { memberNo, ...wish, at: clock() });
  });
}
