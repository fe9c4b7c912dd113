import { randomUUID } from 'node:crypto';
import type { TokenPair } from '@mall/contracts/layout';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Device } from '../../../plugins/device.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { createTokenIssuer } from './issue-tokens.ts';

type NewSession = { readonly memberNo: number; readonly device: Device | null };
export type SessionOpener = (transaction: MallTransaction, mall: Mall, session: NewSession) => Promise<TokenPair>;

/** Begins a session: a family of refresh tokens, bound to the browser that signs in. */
export function createSessionOpener(dependencies: Dependencies): SessionOpener {
  const issueTokens = createTokenIssuer(dependencies);
  return (transaction, mall, { memberNo, device }) =>
    issueTokens(transaction, mall, {
      memberNo,
      sessionId: randomUUID(),
      device,
      refreshToken: dependencies.random(32).toString('base64url'),
    });
}
