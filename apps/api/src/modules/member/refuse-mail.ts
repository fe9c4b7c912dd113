import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { changeMarketingConsent } from './change-marketing-consent.ts';
import type { Owner } from './marketing-consent.repository.ts';
import { findProfile } from './profile.repository.ts';

/** Ends advertising by mail. Members who left get none anyway. */
export async function refuseMail(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, at }: Owner & { readonly at: Date },
): Promise<void> {
  if (!(await findProfile(transaction, { memberNo }))) return;
  const refusal = { channel: 'EMAIL', isAgreed: false, source: 'MAIL_LINK' } as const;
  await changeMarketingConsent(transaction, mall, { memberNo, ...refusal, at });
}
