import { type MarketingChannel, type MarketingConsent, marketingChannels } from '@mall/contracts/member';
import type { MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import {
  type ConsentChange,
  findMarketingTermNo,
  listConsentChanges,
  type Owner,
} from './marketing-consent.repository.ts';

/** No consent means refusal. */
export const isAgreedNow = (changes: readonly ConsentChange[], channel: MarketingChannel): boolean =>
  changes.find((change) => change.channel === channel)?.isAgreed ?? false;

/** A member's consent to advertising by channel, and every change of it. */
export async function getMarketingConsent(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, at }: Owner & { readonly at: Date },
): Promise<MarketingConsent> {
  assertOwnAccount(mall, memberNo);
  const [changes, termNo] = await Promise.all([
    listConsentChanges(transaction, { memberNo }),
    findMarketingTermNo(transaction, seoulDayOf(at)),
  ]);
  return {
    termNo,
    channels: marketingChannels.map((channel) => ({ channel, isAgreed: isAgreedNow(changes, channel) })),
    history: changes.map(({ changedAt, ...change }) => ({ ...change, changedAt: changedAt.toISOString() })),
  };
}
