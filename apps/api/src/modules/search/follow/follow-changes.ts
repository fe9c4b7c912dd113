import type { Database } from '@mall/db/connection';
import { inMall } from '@mall/db/in-mall';
import { inOffice } from '@mall/db/in-office';
import { documentMaker } from '@mall/domain/search-document';
import { suggestionRows } from '@mall/domain/search-suggestions';
import { refreshListPrices } from '../../wireless/refresh-list-prices.ts';
import {
  type Listed,
  learnWords,
  listShown,
  listSources,
  takeChanges,
  takeStaleSuggestions,
  writeDocuments,
  writeSuggestions,
  yieldToOthers,
} from './follow.repository.ts';

/** Small enough that nobody who changes a listing meanwhile waits long for its lock. */
const listingsAtOnce = 500;

/**
 * Reindexes the listings that have changed, in all malls, and then updates the malls' suggestions, until nothing is
 * left. Each step is its own transaction, so after a crash the next run continues with the rest.
 */
export async function followChanges(
  officeDatabase: Database,
  { isStopped = () => false, clock = () => new Date() }: Following = {},
): Promise<void> {
  while (!isStopped()) {
    // Listings take precedence over suggestions, including changes that arrive meanwhile.
    const changed = await followListings(officeDatabase);
    await followCards(officeDatabase, changed, clock());
    if (changed.length > 0) continue;
    if (!(await followSuggestions(officeDatabase))) return;
  }
}

type Following = { readonly isStopped?: () => boolean; readonly clock?: () => Date };

const allMalls = { kind: 'all' } as const;

/**
 * Updates the card prices by which lists of phones are sorted, mall by mall. After a crash here, the job
 * `refresh-list-prices` catches up.
 */
async function followCards(officeDatabase: Database, changed: readonly Listed[], at: Date): Promise<void> {
  const phones = changed.filter(({ productNo }) => productNo.startsWith('HP'));
  for (const mallId of new Set(phones.map((one) => one.mallId)))
    await inMall(officeDatabase, { mallId }, (transaction) => refreshListPrices(transaction, at));
}

/** Returns the listings that were reindexed; empty when nothing was left. */
const followListings = (officeDatabase: Database): Promise<readonly Listed[]> =>
  inOffice(officeDatabase, allMalls, async (transaction) => {
    const changed = await takeChanges(transaction, listingsAtOnce);
    if (changed.length === 0) return changed;
    await yieldToOthers(transaction);
    const documentOf = documentMaker();
    const documents = (await listSources(transaction, changed)).map(
      ({ mallId, productNo, categoryNames, ...product }) => ({
        ...{ mallId, productNo },
        ...documentOf(product, categoryNames),
      }),
    );
    // All malls share the dictionary, so it is written in a short transaction of its own before the first row that uses
    // its words.
    await inOffice(officeDatabase, allMalls, (own) => learnWords(own, documents));
    await writeDocuments(transaction, documents);
    return changed;
  });

const followSuggestions = (officeDatabase: Database): Promise<boolean> =>
  inOffice(officeDatabase, allMalls, async (transaction) => {
    const mallId = await takeStaleSuggestions(transaction);
    if (mallId === undefined) return false;
    await yieldToOthers(transaction);
    await writeSuggestions(transaction, mallId, suggestionRows(await listShown(transaction, mallId)));
    return true;
  });
