import * as z from 'zod';
import type { IdentityVault } from '../../certification/identity-vault.ts';

const identitySchema = z.object({
  name: z.string(),
  birthDate: z.string(),
  gender: z.enum(['M', 'F']),
  carrier: z.string(),
  phone: z.string(),
  /** Hashes of CI and DI: equal for the same person, and useless without the key. */
  ciHash: z.string(),
  diHash: z.string(),
});

/** A certified identity. */
export type ProvenIdentity = Readonly<z.infer<typeof identitySchema>>;

export const openIdentity = (vault: IdentityVault, sealed: string | null): ProvenIdentity =>
  identitySchema.parse(vault.open(sealed ?? ''));
