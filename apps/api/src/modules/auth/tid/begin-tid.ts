import { createHash } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import { type TidVisit, tidReturnPath } from '@mall/contracts/tid';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { TidGateway } from '../../../tid/tid-gateway.ts';
import { insertRequest } from './tid.repository.ts';

/** How long a visit may take until the browser returns. */
const returnWithinMilliseconds = 10 * 60_000;

/** States and keys are random enough that a plain hash protects them. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** 4030 where no T-ID service is configured, and in a marketing mall, whose visitors have no accounts. */
export function tidOf({ tid }: Pick<Dependencies, 'tid'>, mall: Mall): TidGateway {
  if (!tid || mall.isMarketing) throw new AppError('4030');
  return tid;
}

type Beginning = {
  /** The requested host. */
  readonly origin: string;
  /** The member to link the T-ID to; left out for a visitor who signs in. */
  readonly memberNo?: number;
};

/** Begins a visit to the T-ID service: secrets for the browser, and where to send it. */
export async function beginTid(
  dependencies: Dependencies,
  mall: Mall,
  { origin, memberNo }: Beginning,
): Promise<TidVisit> {
  const { database, clock, random, vault } = dependencies;
  const secret = () => random(32).toString('base64url');
  const [state, key] = [secret(), secret()];
  const checks = { nonce: secret(), codeVerifier: secret(), returnUrl: origin + tidReturnPath };
  const url = await tidOf(dependencies, mall).open({ state, ...checks });
  await inMall(database, mall, (transaction) =>
    insertRequest(transaction, {
      stateHash: hashOfSecret(state),
      keyHash: hashOfSecret(key),
      memberNo: memberNo ?? null,
      sealedChecks: vault.seal(checks),
      expiresAt: new Date(clock().getTime() + returnWithinMilliseconds),
    }),
  );
  return { state, key, url };
}
