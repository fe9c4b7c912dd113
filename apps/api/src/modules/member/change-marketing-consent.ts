import type { ConsentSource, MarketingChannel, MarketingConsent } from '@mall/contracts/member';
import type { MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { getMarketingConsent, isAgreedNow } from './get-marketing-consent.ts';
import {
  findMarketingTermNo,
  insertConsentChange,
  listConsentChanges,
  type Owner,
} from './marketing-consent.repository.ts';

type Change = Owner & {
  readonly channel: MarketingChannel;
  readonly isAgreed: boolean;
  readonly source: Exclude<ConsentSource, 'JOIN'>;
  readonly at: Date;
};

/** Agrees to advertising by a channel, or refuses it; nothing is stored when that is the choice already. */
export async function changeMarketingConsent(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, channel, isAgreed, source, at }: Change,
): Promise<MarketingConsent> {
  assertOwnAccount(mall, memberNo);
  const changes = await listConsentChanges(transaction, { memberNo });
  if (isAgreedNow(changes, channel) !== isAgreed) {
    const termNo = source === 'MAIL_LINK' ? null : await findMarketingTermNo(transaction, seoulDayOf(at));
    await insertConsentChange(transaction, { memberNo, channel, isAgreed, source, termNo, changedAt: at });
  }
  return getMarketingConsent(transaction, mall, { memberNo, at });
}
