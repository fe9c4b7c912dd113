import type { MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { lockListed, updateJoined } from './roster.repository.ts';
import { hashesOf } from './roster-hashes.ts';

type Joining = {
  /** As proved by certification; a birth is YYYY-MM-DD. */
  readonly name: string;
  readonly birthDate: string;
  readonly email: string;
  readonly vault: Dependencies['vault'];
  readonly at: Date;
};

/**
 * The roster entry of a joining member: by their proven name, and year of birth or address. Undefined for somebody who is not listed, and
 * when two entries match, which a person has to decide.
 */
export async function findPlace(
  transaction: MallTransaction,
  { name, birthDate, email, vault, at }: Joining,
): Promise<number | undefined> {
  const hashes = hashesOf(vault, transaction, { name, birth: birthDate, email });
  const [place, another] = await lockListed(transaction, hashes, at);
  return another === undefined ? place : undefined;
}

/** Records that they have joined. */
export const takePlace = (transaction: MallTransaction, entryNo: number, memberNo: number): Promise<void> =>
  updateJoined(transaction, { entryNo, memberNo });
