import { AppError } from '@mall/contracts/errors';
import type { Reconsents } from '@mall/contracts/reconsent';
import type { MallTransaction } from '@mall/db/in-mall';
import { assertAgreed } from '../../../consent/assert-agreed.ts';
import { insertConsents } from '../../../consent/consent.repository.ts';
import { lockMember } from '../erasure.repository.ts';
import { listReconsents } from './list-reconsents.ts';
import { listAgreedNos } from './reconsent.repository.ts';

type Agreement = { readonly memberNo: number; readonly agreedTerms: readonly number[]; readonly at: Date };

/** Records renewed consents of a member and returns those still missing. Errors as declared by the endpoint. */
export async function agreeAnew(
  transaction: MallTransaction,
  { memberNo, agreedTerms, at }: Agreement,
): Promise<Reconsents> {
  if (!(await lockMember(transaction, { memberNo }))) throw new AppError('4010');
  const { terms: owed } = await listReconsents(transaction, { memberNo, at });
  const isOwed = (no: number) => owed.some(({ termNo }) => termNo === no);
  await assertKnown(transaction, { memberNo, agreedTerms: agreedTerms.filter((no) => !isOwed(no)), at });
  assertAgreed(
    agreedTerms,
    owed.filter(({ isDue }) => isDue).map(({ termNo }) => termNo),
  );
  const termNos = [...new Set(agreedTerms)].filter(isOwed);
  await insertConsents(transaction, { memberNo, termNos, agreedAt: at });
  return listReconsents(transaction, { memberNo, at });
}

/** 4090 unless the versions are requested, or the member has agreed to them before, as by a second click. */
async function assertKnown(transaction: MallTransaction, { memberNo, agreedTerms }: Agreement): Promise<void> {
  if (agreedTerms.length === 0) return;
  const known = await listAgreedNos(transaction, memberNo, agreedTerms);
  if (agreedTerms.some((no) => !known.includes(no))) throw new AppError('4090');
}
