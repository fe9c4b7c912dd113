import type { listApplications as contract } from '@mall/contracts/application';
import type { DataOf } from '@mall/contracts/endpoint';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { countApplications, listApplicationRows } from './application.repository.ts';
import { listDraftRows } from './draft/draft.repository.ts';
import { toDraft } from './draft/to-draft.ts';
import { toApplicationCard } from './to-application-card.ts';

const pageSize = 10;

/** The member's applications, newest first, and what is still being filled in. */
export async function listApplications(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, page = 1 }: { readonly memberNo: number; readonly page?: number | undefined },
): Promise<DataOf<typeof contract>> {
  assertOwnAccount(mall, memberNo);
  const [rows, total, drafts] = await Promise.all([
    listApplicationRows(transaction, mall, { memberNo, limit: pageSize, offset: (page - 1) * pageSize }),
    countApplications(transaction, mall, memberNo),
    listDraftRows(transaction, mall, memberNo),
  ]);
  return {
    ...{ total, page, pageSize },
    applications: rows.map(toApplicationCard),
    drafts: drafts.map((draft) => {
      const { productNo, step, savedAt } = toDraft(draft);
      return { productNo, productName: draft.productName, image: draft.image, step, savedAt };
    }),
  };
}
