import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { countReaderRows } from './newsletter.repository.ts';

/** How many members would get a newsletter if it were sent now. */
export const countReaders = (database: Database, mall: MallScope): Promise<number> =>
  inMall(database, mall, (transaction) => countReaderRows(transaction));
