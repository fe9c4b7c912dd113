import { lastingTerms } from '@mall/contracts/codes';
import type { Reconsent } from '@mall/contracts/reconsent';
import type { MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { owedConsent } from '@mall/domain/terms';
import { listAgreed, listWantedVersions } from './reconsent.repository.ts';

type Input = { readonly memberNo: number; readonly at: Date };

/** The terms that a member is to agree to anew, in the order in which they are shown. */
export async function listReconsents(transaction: MallTransaction, { memberNo, at }: Input): Promise<Reconsent[]> {
  const versions = await listWantedVersions(transaction);
  if (versions.length === 0) return [];
  const agreed = await listAgreed(transaction, memberNo);
  const today = seoulDayOf(at);
  return lastingTerms.flatMap((termCode) => {
    const agreedOn = agreed.find((one) => one.termCode === termCode)?.agreedOn;
    const own = versions.filter((one) => one.termCode === termCode);
    const owed = owedConsent(own, agreedOn, today);
    if (!owed) return [];
    const { termNo, appliedOn } = owed;
    return [{ termNo, termCode, appliedOn, agreedOn: agreedOn ?? null, isDue: appliedOn <= today }];
  });
}
