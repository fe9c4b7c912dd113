import * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { createSignedClaims, type SignedClaims } from '../../signing/signed-claims.ts';

const claimsSchema = z.object({ linkId: z.uuid() });
export type LinkTokens = SignedClaims<z.infer<typeof claimsSchema>>;

/** What stands behind the link of a mail: which row, and that we wrote it. How long it counts, the row says. */
export const createLinkTokens = ({ config, clock }: Dependencies): LinkTokens =>
  createSignedClaims({ secret: config.tokenSecret, type: 'account-link+jwt', schema: claimsSchema, clock });
