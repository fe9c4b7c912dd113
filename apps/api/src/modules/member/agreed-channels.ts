import { marketingChannels } from '@mall/contracts/member';
import type { MallTransaction } from '@mall/db/in-mall';
import { type ConsentChange, listConsentChanges, type Owner } from './marketing-consent.repository.ts';

/** The channels by which a member lets the mall advertise: for each, the latest consent counts. */
export async function agreedChannels(transaction: MallTransaction, owner: Owner): Promise<ConsentChange[]> {
  const changes = await listConsentChanges(transaction, owner);
  return marketingChannels.flatMap((channel) => {
    const last = changes.find((change) => change.channel === channel);
    return last?.isAgreed ? [last] : [];
  });
}
