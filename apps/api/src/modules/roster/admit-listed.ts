import type { MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { lockListed, updateJoined } from './roster.repository.ts';
import { hashesOf } from './roster-hashes.ts';

type Joining = {
  /** As certification has proved them; a birth is YYYY-MM-DD. */
  readonly name: string;
  readonly birthDate: string;
  readonly email: string;
  readonly vault: Dependencies['vault'];
  readonly at: Date;
};

/**
 * The roster entry of a joining member: by their proven name, and year of birth or address. Undefined for whoever is not listed, and
 * where two are alike: then somebody has to look.
 */
export async function findPlace(
  transaction: MallTransaction,
  { name, birthDate, email, vault, at }: Joining,
): Promise<number | undefined> {
  const hashes = hashesOf(vault, transaction, { name, birth: birthDate, email });
  const [place, another] = await lockListed(transaction, hashes, at);
  return another === undefined ? place : undefined;
}

/** They have joined. */
export const takePlace = (transaction: MallTransaction, entryNo: number, memberNo: number): Promise<void> =>
  updateJoined(transaction, { entryNo, memberNo });
