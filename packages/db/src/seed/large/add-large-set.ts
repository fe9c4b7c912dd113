import { sql } from 'kysely';
import type { Database } from '../../connection.ts';
import { type BegunSeed, noteBegunSeed } from '../begun-seed.ts';
import { inChunks } from '../bulk-insert.ts';
import { documentsIn } from '../insert-search-index.ts';
import { copyMalls, readPatterns } from './copy-malls.ts';
import type { LargeSet } from './enlarged-set.ts';
import { productNoOf } from './generate-goods.ts';
import { insertGoods } from './insert-goods.ts';
import { inTransaction, type Lanes, lookUp } from './lanes.ts';
import { copySuggestions, listFurtherGoods, listGoods } from './list-goods.ts';
import { findNoticeGroups } from './notice-groups.ts';
import { cleanTables, restoreRules } from './suspended-rules.ts';
import { wordLearner } from './word-learner.ts';

type Work = {
  readonly database: Database;
  readonly lanes: Lanes;
  readonly set: LargeSet;
  readonly begun: BegunSeed;
  readonly log: (line: string) => void;
};

const goodsAtOnce = 2000;
const mallsAtOnce = 20;

/**
 * Adds what a large set has beyond the demo set. Each step finds out by itself what is missing, so a seed that was interrupted goes on
 * where it was.
 */
export async function addLargeSet(work: Work): Promise<void> {
  await addGoods(work);
  await addMalls(work);
  await fillFirstMalls(work);
  work.log('indexes and foreign keys');
  await restoreRules(work, work.begun.rules);
  work.log('statistics');
  await cleanTables(work);
  await work.database.transaction().execute(async (transaction) => {
    for (const statement of work.begun.rules.switches) await sql.raw(statement).execute(transaction);
    await noteBegunSeed(transaction, undefined);
  });
}

/** All goods; the first mall lists them as they come. */
async function addGoods({ database, lanes, set, begun, log }: Work): Promise<void> {
  const groupOf = await findNoticeGroups(database, set.demo.catalogue.products);
  const documentOf = documentsIn(set.first.categories);
  const learnWords = wordLearner();
  const { mallId } = set.first.mall;
  await lanes(
    await listMissingGoods(database, set.goods.count),
    (client, from) =>
      inTransaction(client, async () => {
        const to = Math.min(from + goodsAtOnce, set.goods.count);
        const listed = [...set.listedInFirst(from, to)];
        await insertGoods(
          client,
          listed.map(({ product }) => product),
          { groupOf, at: begun.now },
        );
        const listings = listed.map((one) => ({ mallId, ...one, document: documentOf(one) }));
        await listGoods(client, listings);
        await learnWords(
          client,
          listings.map(({ document }) => document),
        );
        log(`products: to ${to} of ${set.goods.count}`);
      }),
    lookUp,
  );
}

/** The first positions of the batches that are missing. */
async function listMissingGoods(database: Database, count: number): Promise<number[]> {
  const starts = Array.from({ length: Math.ceil(count / goodsAtOnce) }, (_, index) => index * goodsAtOnce);
  const known = await database
    .selectFrom('product')
    .select('productNo')
    .where('productNo', '=', sql<string>`any(${starts.map(productNoOf)})`)
    .execute();
  const knownNos = new Set(known.map(({ productNo }) => productNo));
  return starts.filter((start) => !knownNos.has(productNoOf(start)));
}

async function addMalls({ database, lanes, set, begun, log }: Work): Promise<void> {
  const { rows } = await sql<{ mallId: number }>`
    select n as mall_id from generate_series(1, ${set.lastMallId}::int) n where not exists (select from mall where mall_id = n)
    order by n`.execute(database);
  await lanes(
    inChunks(rows, mallsAtOnce),
    (client, batch) =>
      inTransaction(client, async () => {
        const copies = batch.map(({ mallId }) => ({ made: set.makeMall(mallId), of: set.patternOf(mallId) }));
        await copyMalls(client, copies, begun.tables);
        await listFurtherGoods(
          client,
          set,
          copies.map(({ made }) => made),
        );
        log(`malls: to ${batch.at(-1)?.mallId} of ${set.lastMallId}`);
      }),
    async (client) => {
      await readPatterns(client, set.patterns, begun.tables);
      await lookUp(client);
    },
  );
}

/** The demo malls and the patterns, which the others are copies of, list their further goods at last. */
async function fillFirstMalls({ database, lanes, set }: Work): Promise<void> {
  const filled = await sql<{ mallId: number }>`
    select mall_id from mall where mall_id > ${set.first.mall.mallId}
    and exists (select from listing l where l.mall_id = mall.mall_id and l.product_no >= ${productNoOf(0)} and l.product_no < 'GD6')`.execute(
    database,
  );
  const ids = new Set(filled.rows.map(({ mallId }) => mallId));
  const missing = [...set.demo.malls, ...set.patterns].filter(({ mall }) => !ids.has(mall.mallId));
  await lanes(
    missing,
    (client, content) =>
      inTransaction(client, async () => {
        await client.query('delete from search_suggestion where mall_id = $1', [content.mall.mallId]);
        if (content === set.first) await copySuggestions(client, set, [content]);
        else await listFurtherGoods(client, set, [content]);
      }),
    lookUp,
  );
}
