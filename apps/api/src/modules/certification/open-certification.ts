import { createHash } from 'node:crypto';
import { type CertificationPurpose, certificationReturnPath } from '@mall/contracts/certification';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { Visit } from '../../plugins/visit.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { findKnownPerson, insertCertification } from './certification.repository.ts';

/** From the beginning until the service's callback. */
const finishWithinMilliseconds = 10 * 60_000;

/** Keys and tickets are random enough that a plain hash protects them. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

type Opening = {
  readonly purpose: CertificationPurpose;
  /** Left out for a visitor, whom the key identifies. */
  readonly memberNo?: number;
  readonly visit: Visit;
};

/** Begins a phone certification: a secret for the browser, and the address of its window. */
export async function openCertification(
  { database, clock, random, certification }: Dependencies,
  mall: Mall,
  { purpose, memberNo, visit }: Opening,
): Promise<{ certificationKey: string; url: string }> {
  if (memberNo !== undefined) assertOwnAccount(mall, memberNo);
  const at = clock();
  const certificationKey = random(32).toString('base64url');
  const certificationNo = random(16).toString('hex');
  const returnUrl = visit.origin + certificationReturnPath;
  const known =
    purpose === 'APPLICATION' && memberNo !== undefined
      ? await inMall(database, mall, (transaction) => findKnownPerson(transaction, memberNo))
      : undefined;
  const url = await certification.open({ certificationNo, returnUrl, known, at });
  await inMall(database, mall, (transaction) =>
    insertCertification(transaction, {
      certificationNo,
      purpose,
      memberNo: memberNo ?? null,
      keyHash: hashOfSecret(certificationKey),
      expiresAt: new Date(at.getTime() + finishWithinMilliseconds),
    }),
  );
  return { certificationKey, url };
}
