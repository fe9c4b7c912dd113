import type { Dependencies } from '../dependencies.ts';
import { followProducts } from '../modules/listing/follow-products.ts';
import { followChanges } from '../modules/search/follow/follow-changes.ts';
import { createFollower } from './create-follower.ts';
import type { JobLog } from './job-queue.ts';

type Following = Pick<Dependencies, 'database' | 'officeDatabase' | 'clock'>;

/** Work that follows a change after its commit, by the notification channel; runs in each process that runs jobs. */
export function createFollowers({ database, officeDatabase, clock }: Following, log: JobLog) {
  const listings = createFollower(
    { follow: (options) => followProducts(database, options), failure: 'listings did not follow' },
    log,
  );
  const search = createFollower(
    {
      follow: async (options) => officeDatabase && followChanges(officeDatabase, { ...options, clock }),
      failure: 'search index did not follow',
    },
    log,
  );
  return {
    channels: { product_changed: listings.wake, search_changed: search.wake },
    stop: () => Promise.all([listings.stop(), search.stop()]),
  };
}
