import { AppError } from '@mall/contracts/errors';
import { maskEmail } from '@mall/contracts/masking';
import { inMall } from '@mall/db/in-mall';
import * as z from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { type TidChecks, TidRefused } from '../../../tid/tid-gateway.ts';
import { hashOfSecret, tidOf } from './begin-tid.ts';
import { lockRequest, updateRequestUsed } from './tid.repository.ts';

const checksSchema = z.object({ nonce: z.string(), codeVerifier: z.string(), returnUrl: z.string() });

/** What the returning browser has brought back. */
export type TidReturn = {
  readonly state: string;
  readonly key: string;
  readonly code: string;
  readonly issuer?: string | undefined;
};

/** A T-ID that its owner has proved. */
export type ProvenTid = {
  readonly subjectHash: string;
  /** Masked, for display. */
  readonly account: string;
};

/**
 * Returns the T-ID, once: the visit is used up before the service is called. 1266 when it was not begun by this browser in
 * this mall, for this member or for a visitor, or is too old or used, or when the service refuses the code.
 */
export async function finishTid(
  dependencies: Dependencies,
  mall: Mall,
  callback: TidReturn & { readonly memberNo?: number },
): Promise<ProvenTid> {
  const tid = tidOf(dependencies, mall);
  const { state, code, issuer } = callback;
  const checks = await takeChecks(dependencies, mall, callback);
  const { subject, email } = await tid.finish({ ...checks, state, code, issuer }).catch((error: unknown) => {
    throw error instanceof TidRefused ? new AppError('1266') : error;
  });
  return { subjectHash: dependencies.vault.hash(`tid ${subject}`), account: email === '' ? '' : maskEmail(email) };
}

async function takeChecks(
  { database, vault, clock }: Dependencies,
  mall: Mall,
  { state, key, memberNo }: TidReturn & { readonly memberNo?: number },
): Promise<TidChecks> {
  const stateHash = hashOfSecret(state);
  const sealed = await inMall(database, mall, async (transaction) => {
    const found = await lockRequest(transaction, stateHash);
    const isOwn = found?.keyHash === hashOfSecret(key) && found.memberNo === (memberNo ?? null);
    if (!isOwn || found.expiresAt < clock()) return null;
    await updateRequestUsed(transaction, stateHash);
    return found.sealedChecks;
  });
  if (sealed === null) throw new AppError('1266');
  return checksSchema.parse(vault.open(sealed));
}
