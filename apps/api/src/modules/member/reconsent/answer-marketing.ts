import { AppError } from '@mall/contracts/errors';
import type { Reconsents } from '@mall/contracts/reconsent';
import type { MallTransaction } from '@mall/db/in-mall';
import { agreedChannels } from '../agreed-channels.ts';
import { lockMember } from '../erasure.repository.ts';
import { insertConsentChange } from '../marketing-consent.repository.ts';
import { listReconsents } from './list-reconsents.ts';

type Answer = { readonly memberNo: number; readonly termNo: number; readonly isAgreed: boolean; readonly at: Date };

/** For each channel by which the member lets the mall advertise: agrees to this version, or ends it. Error 4090: it is not requested. */
export async function answerMarketing(
  transaction: MallTransaction,
  { memberNo, termNo, isAgreed, at }: Answer,
): Promise<Reconsents> {
  if (!(await lockMember(transaction, { memberNo }))) throw new AppError('4010');
  const { marketing } = await listReconsents(transaction, { memberNo, at });
  if (marketing?.termNo !== termNo) throw new AppError('4090');
  for (const { channel } of await agreedChannels(transaction, { memberNo }))
    await insertConsentChange(transaction, { memberNo, channel, isAgreed, source: 'MY_SHOP', termNo, changedAt: at });
  return listReconsents(transaction, { memberNo, at });
}
