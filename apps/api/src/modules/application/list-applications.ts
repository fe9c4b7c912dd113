import type { listApplications as contract } from '@mall/contracts/application';
import type { DataOf, RequestOf } from '@mall/contracts/endpoint';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { countApplications, listApplicationRows } from './application.repository.ts';
import { listDraftRows } from './draft/draft.repository.ts';
import { toDraft } from './draft/to-draft.ts';
import { toApplicationCard } from './to-application-card.ts';

const pageSize = 10;

type Input = { readonly memberNo: number; readonly query: RequestOf<typeof contract>['query'] };

/** The member's applications, newest first, in one state or in all, and the drafts. */
export async function listApplications(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, query: { page = 1, state } }: Input,
): Promise<DataOf<typeof contract>> {
  assertOwnAccount(mall, memberNo);
  const [rows, total, drafts] = await Promise.all([
    listApplicationRows(transaction, { memberNo, state, limit: pageSize, offset: (page - 1) * pageSize }),
    countApplications(transaction, { memberNo, state }),
    listDraftRows(transaction, memberNo),
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
