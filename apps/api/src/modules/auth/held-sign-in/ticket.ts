import { AppError } from '@mall/contracts/errors';
import { type HoldReason, holdReasons } from '@mall/contracts/held-sign-in';
import type { MallScope } from '@mall/db/in-mall';
import * as z from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { createSignedClaims } from '../../../signing/signed-claims.ts';

const claimsSchema = z.object({ memberNo: z.int(), reason: z.enum(holdReasons) });
const lifetimeSeconds = 10 * 60;

type TicketHolder = { readonly memberNo: number; readonly reason: HoldReason };
export type Tickets = {
  readonly issue: (mall: MallScope, holder: TicketHolder) => Promise<string>;
  /** Throws 1253 when the ticket is too old, altered or another mall's. */
  readonly read: (mall: MallScope, ticket: string) => Promise<TicketHolder>;
};

/** Proves for a while that its holder knew the password of a member who may not sign in yet. */
export function createTickets({ config, clock }: Dependencies): Tickets {
  const claims = createSignedClaims({
    secret: config.tokenSecret,
    type: 'held-sign-in+jwt',
    schema: claimsSchema,
    clock,
  });
  return {
    issue: (mall, holder) => claims.sign(mall, holder, lifetimeSeconds),
    read: async (mall, ticket) => {
      const found = await claims.read(mall, ticket);
      if (!found) throw new AppError('1253');
      return found;
    },
  };
}
