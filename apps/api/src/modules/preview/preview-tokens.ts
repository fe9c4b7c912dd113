import type { ThemeBody } from '@mall/contracts/mall-theme';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import { createSignedClaims, type SignedClaims } from '../../signing/signed-claims.ts';

const claimsSchema = z.object({
  /** The moment that is shown; null: the time of viewing. */
  at: z.iso.datetime().nullable(),
  contents: z.array(z.object({ kind: z.string(), key: z.int(), revisionNo: z.int() })),
  endsAt: z.iso.datetime(),
  /** The next version of terms, as drafted. */
  term: z.object({ draftNo: z.int(), code: z.string(), day: z.string() }).optional(),
  /** Validated before it was signed. */
  theme: z.custom<ThemeBody>().optional(),
});
export type PreviewClaims = z.infer<typeof claimsSchema>;
type PreviewTokens = SignedClaims<PreviewClaims>;

/** How long a preview is valid, seconds. */
export const previewLifetime = 30 * 60;

/** What a preview shows, signed for one mall: nothing of it is stored. */
export const createPreviewTokens = (
  { tokenSecret: secret }: Pick<Config, 'tokenSecret'>,
  clock: () => Date,
): PreviewTokens => createSignedClaims({ secret, type: 'preview+jwt', schema: claimsSchema, clock });
