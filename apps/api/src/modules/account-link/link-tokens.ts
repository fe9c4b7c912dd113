import * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { createSignedClaims, type SignedClaims } from '../../signing/signed-claims.ts';

const claimsSchema = z.object({ linkId: z.uuid() });
export type LinkTokens = SignedClaims<z.infer<typeof claimsSchema>>;

/** The token in a mail's link: the id of its row, signed. The row says how long it is valid. */
export const createLinkTokens = ({ config, clock }: Dependencies): LinkTokens =>
  createSignedClaims({ secret: config.tokenSecret, type: 'account-link+jwt', schema: claimsSchema, clock });
