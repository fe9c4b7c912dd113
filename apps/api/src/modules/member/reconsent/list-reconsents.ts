import { lastingTerms } from '@mall/contracts/codes';
import type { Reconsents } from '@mall/contracts/reconsent';
import type { MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { owedConsent } from '@mall/domain/terms';
import { agreedChannels } from '../agreed-channels.ts';
import { listAgreed, listWantedVersions, type WantedVersion } from './reconsent.repository.ts';

type Input = { readonly memberNo: number; readonly at: Date };

/** The terms that require a member's consent anew, in the order in which they are shown; advertising is separate, because it is voluntary. */
export async function listReconsents(transaction: MallTransaction, { memberNo, at }: Input): Promise<Reconsents> {
  const versions = await listWantedVersions(transaction);
  if (versions.length === 0) return { terms: [], marketing: null };
  const [agreed, channels] = await Promise.all([
    listAgreed(transaction, memberNo),
    agreedChannels(transaction, { memberNo }),
  ]);
  const owedOf = (code: WantedVersion['termCode'], agreedOn: string | undefined) =>
    owedIn(
      versions.filter(({ termCode }) => termCode === code),
      agreedOn,
      seoulDayOf(at),
    );
  const terms = lastingTerms.flatMap((termCode) => {
    const owed = owedOf(termCode, agreed.find((one) => one.termCode === termCode)?.agreedOn);
    return owed ? [{ ...owed, termCode }] : [];
  });
  const [oldest] = channels.map(({ termAppliedOn }) => termAppliedOn ?? undefined).toSorted();
  return { terms, marketing: channels.length === 0 ? null : (owedOf('marketing', oldest) ?? null) };
}

function owedIn(versions: readonly WantedVersion[], agreedOn: string | undefined, today: string) {
  const owed = owedConsent(versions, agreedOn, today);
  if (!owed) return undefined;
  const { termNo, appliedOn } = owed;
  return { termNo, appliedOn, agreedOn: agreedOn ?? null, isDue: appliedOn <= today };
}
