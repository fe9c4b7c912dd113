import type { Database } from '@mall/db/connection';
import { inOffice } from '@mall/db/in-office';
import { documentMaker } from '@mall/domain/search-document';
import { suggestionRows } from '@mall/domain/search-suggestions';
import {
  listShown,
  listSources,
  takeChanges,
  takeStaleSuggestions,
  writeDocuments,
  writeSuggestions,
  yieldToOthers,
} from './follow.repository.ts';

/** Few enough that nobody who changes a listing meanwhile waits for long. */
const listingsAtOnce = 500;

/**
 * Makes the rows of the search index anew whose listings have changed, in all malls, and then what the malls suggest, until nothing is left.
 * Each step is one transaction: who is killed leaves the rest to whoever comes next.
 */
export async function followChanges(officeDatabase: Database, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped()) {
    // What is found comes before what is suggested, also of changes that come meanwhile.
    if (await followListings(officeDatabase)) continue;
    if (!(await followSuggestions(officeDatabase))) return;
  }
}

const allMalls = { kind: 'all' } as const;

/** False when nothing was left. */
const followListings = (officeDatabase: Database): Promise<boolean> =>
  inOffice(officeDatabase, allMalls, async (transaction) => {
    const changed = await takeChanges(transaction, listingsAtOnce);
    if (changed.length === 0) return false;
    await yieldToOthers(transaction);
    const documentOf = documentMaker();
    const documents = (await listSources(transaction, changed)).map(
      ({ mallId, productNo, categoryNames, ...product }) => ({
        ...{ mallId, productNo },
        ...documentOf(product, categoryNames),
      }),
    );
    await writeDocuments(transaction, documents);
    return true;
  });

const followSuggestions = (officeDatabase: Database): Promise<boolean> =>
  inOffice(officeDatabase, allMalls, async (transaction) => {
    const mallId = await takeStaleSuggestions(transaction);
    if (mallId === undefined) return false;
    await yieldToOthers(transaction);
    await writeSuggestions(transaction, mallId, suggestionRows(await listShown(transaction, mallId)));
    return true;
  });
