import { inMall, type MallScope } from '@mall/db/in-mall';
import {
  CertificationForged,
  type CertificationResult,
  type CertifiedIdentity,
} from '../../certification/certification-gateway.ts';
import type { IdentityVault } from '../../certification/identity-vault.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockByNumber, updateCertification } from './certification.repository.ts';
import { hashOfSecret } from './open-certification.ts';
import type { ProvenIdentity } from './sealed-identity.ts';

/** What the browser gets on return: a ticket for the window that began, or why there is none. */
export type Returned = { readonly ticket: string } | { readonly failure: 'invalid' | 'cancelled' };

/** The service's clock may be a little ahead of ours. */
const clockSkewMilliseconds = 60_000;

/**
 * Accepts what the browser brings back from the service. A result is accepted once, for the certification it names, while that one is open;
 * anything else is treated as forged.
 */
export async function receiveCertification(
  { database, clock, random, certification, vault }: Dependencies,
  mall: MallScope,
  sealed: string,
): Promise<Returned> {
  const result = await certification.read(sealed).catch((error: unknown) => {
    if (error instanceof CertificationForged) return undefined;
    throw error;
  });
  if (!result) return { failure: 'invalid' };
  const { certificationNo, identity } = result;
  const at = clock();
  const ticket = random(32).toString('base64url');
  return inMall(database, mall, async (transaction): Promise<Returned> => {
    const open = await lockByNumber(transaction, certificationNo);
    if (open?.state !== 'OPEN' || !isTimely(result, open.expiresAt, at)) return { failure: 'invalid' };
    if (!identity) {
      await updateCertification(transaction, open, { state: 'FAILED' });
      return { failure: 'cancelled' };
    }
    await updateCertification(transaction, open, {
      state: 'RETURNED',
      ticketHash: hashOfSecret(ticket),
      sealedIdentity: vault.seal(provenBy(identity, vault)),
    });
    return { ticket };
  });
}

const isTimely = ({ certifiedAt }: CertificationResult, expiresAt: Date, at: Date): boolean =>
  at <= expiresAt && certifiedAt <= expiresAt && certifiedAt.getTime() <= at.getTime() + clockSkewMilliseconds;

function provenBy({ ci, di, ...person }: CertifiedIdentity, vault: IdentityVault): ProvenIdentity {
  return { ...person, ciHash: vault.hash(ci), diHash: vault.hash(di) };
}
