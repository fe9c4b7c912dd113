import type { CertificationPurpose } from '@mall/contracts/certification';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { IdentityVault } from '../../certification/identity-vault.ts';
import { lockByKey, updateCertification } from './certification.repository.ts';
import { hashOfSecret } from './open-certification.ts';
import { openIdentity, type ProvenIdentity } from './sealed-identity.ts';

type Use = {
  readonly certificationKey: string;
  readonly purpose: CertificationPurpose;
  /** Left out for one begun by a visitor. */
  readonly memberNo?: number;
  readonly vault: IdentityVault;
  readonly at: Date;
};

/**
 * Uses a confirmed certification up, within the transaction that needs it, and returns the identity. 4400 when it is not confirmed, used
 * before, too old, of another mall or member, or for another purpose.
 */
export async function takeCertification(
  transaction: MallTransaction,
  { certificationKey, purpose, memberNo, vault, at }: Use,
): Promise<ProvenIdentity> {
  const found = await lockByKey(transaction, hashOfSecret(certificationKey));
  const isOwn = found?.purpose === purpose && found.memberNo === (memberNo ?? null);
  if (!isOwn || found.state !== 'CONFIRMED' || found.expiresAt < at) throw new AppError('4400');
  const identity = openIdentity(vault, found.sealedIdentity);
  await updateCertification(transaction, found, { state: 'USED', sealedIdentity: null });
  return identity;
}
