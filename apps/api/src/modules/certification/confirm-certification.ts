import type { CertifiedPerson } from '@mall/contracts/certification';
import { AppError } from '@mall/contracts/errors';
import { maskName, maskPhone } from '@mall/contracts/masking';
import type { MallTransaction } from '@mall/db/in-mall';
import { ageOn, youngestMember } from '@mall/domain/age';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { IdentityVault } from '../../certification/identity-vault.ts';
import { lockByKey, updateCertification } from './certification.repository.ts';
import { hashOfSecret } from './open-certification.ts';
import { openIdentity } from './sealed-identity.ts';

/** From the return until it is used: time enough to fill in a form. */
const usableMilliseconds = 30 * 60_000;

type Shown = {
  readonly certificationKey: string;
  readonly ticket: string;
  readonly vault: IdentityVault;
  readonly at: Date;
};

/**
 * The browser that began has the key, the returning one has the ticket: both together prove that they are one browser. So nobody can send
 * somebody else the service's address to be certified in that person's name.
 */
export async function confirmCertification(
  transaction: MallTransaction,
  { certificationKey, ticket, vault, at }: Shown,
): Promise<CertifiedPerson> {
  const found = await lockByKey(transaction, hashOfSecret(certificationKey));
  const isReturned = found?.state === 'RETURNED' || found?.state === 'CONFIRMED';
  if (!isReturned || found.ticketHash !== hashOfSecret(ticket) || found.expiresAt < at) throw new AppError('4400');
  const { name, phone, birthDate } = openIdentity(vault, found.sealedIdentity);
  if (ageOn(seoulDayOf(at), birthDate) < youngestMember) throw new AppError('4401');
  const isFirst = found.state === 'RETURNED';
  const usableUntil = isFirst ? new Date(at.getTime() + usableMilliseconds) : found.expiresAt;
  if (isFirst) await updateCertification(transaction, found, { state: 'CONFIRMED', expiresAt: usableUntil });
  return { name: maskName(name), phone: maskPhone(phone), usableUntil: usableUntil.toISOString() };
}
