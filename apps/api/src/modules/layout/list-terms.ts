import type { TermCode } from '@mall/contracts/codes';
import type { TermVersion } from '@mall/contracts/shell';
import type { MallTransaction } from '@mall/db/in-mall';
import { withAnnexes } from '@mall/domain/terms';
import { listAnnexVersions, listTermVersions } from './layout.repository.ts';

/** Every version of a term as this mall's members read it, the newest first, including an announced one. */
export async function listTerms(transaction: MallTransaction, termCode: TermCode): Promise<TermVersion[]> {
  const [versions, annexes] = await Promise.all([
    listTermVersions(transaction, termCode),
    listAnnexVersions(transaction, termCode),
  ]);
  return withAnnexes(versions, annexes);
}
