import { AppError } from '@mall/contracts/errors';
import type { MallScope } from '@mall/db/in-mall';
import * as z from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { createSignedClaims } from '../../../signing/signed-claims.ts';
import type { ProvenTid } from './finish-tid.ts';

const claimsSchema = z.object({ mallId: z.int(), subjectHash: z.string(), account: z.string() });
const lifetimeSeconds = 10 * 60;

export type TidTickets = {
  readonly issue: (mall: MallScope, proven: ProvenTid) => Promise<string>;
  /** Throws 1266 when the ticket is too old, altered or another mall's. */
  readonly read: (mall: MallScope, ticket: string) => Promise<ProvenTid>;
};

/** Proves for a while that its holder has a T-ID that no member has linked. */
export function createTidTickets({ config, clock }: Dependencies): TidTickets {
  const claims = createSignedClaims({
    secret: config.tokenSecret,
    purpose: 'unlinked T-ID',
    schema: claimsSchema,
    clock,
  });
  return {
    issue: ({ mallId }, proven) => claims.sign({ mallId, ...proven }, lifetimeSeconds),
    read: async ({ mallId }, ticket) => {
      const found = await claims.read(ticket);
      if (found?.mallId !== mallId) throw new AppError('1266');
      const { subjectHash, account } = found;
      return { subjectHash, account };
    },
  };
}
