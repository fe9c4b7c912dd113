import { AppError } from '@mall/contracts/errors';
import type { MallScope } from '@mall/db/in-mall';
import * as z from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { createSignedClaims } from '../../../signing/signed-claims.ts';
import type { ProvenTid } from './finish-tid.ts';

const claimsSchema = z.object({ subjectHash: z.string(), account: z.string() });
const lifetimeSeconds = 10 * 60;

export type TidTickets = {
  readonly issue: (mall: MallScope, proven: ProvenTid) => Promise<string>;
  /** Throws 1266 when the ticket is too old, altered or of another mall. */
  readonly read: (mall: MallScope, ticket: string) => Promise<ProvenTid>;
};

/** Proves for a while that its holder has a T-ID that no member has linked. */
export function createTidTickets({ config, clock }: Dependencies): TidTickets {
  const claims = createSignedClaims({
    secret: config.tokenSecret,
    type: 'unlinked-tid+jwt',
    schema: claimsSchema,
    clock,
  });
  return {
    issue: (mall, proven) => claims.sign(mall, proven, lifetimeSeconds),
    read: async (mall, ticket) => {
      const found = await claims.read(mall, ticket);
      if (!found) throw new AppError('1266');
      return found;
    },
  };
}
