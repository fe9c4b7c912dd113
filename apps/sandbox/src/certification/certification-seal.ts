import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as z from 'zod';

export type CertificationSettings = { readonly cpId: string; readonly key: string };

const requestSchema = z.object({
  certNum: z.string(),
  trUrl: z.url({ protocol: /^https?$/ }),
  /** The prefilled values of the form. */
  ...{ name: z.string().default(''), birthDay: z.string().default(''), phoneNo: z.string().default('') },
});
export type CertificationRequest = z.infer<typeof requestSchema>;

const algorithm = { alg: 'dir', enc: 'A256GCM' } as const;

/** Reads and writes with the key that the service shares with the mall. */
export function createCertificationSeal({ cpId, key }: CertificationSettings, clock: () => Date) {
  const secret = createHash('sha256').update(key).digest();
  return {
    /** What the mall has sealed; undefined for another sender. */
    read: async (sealed: string): Promise<CertificationRequest | undefined> => {
      try {
        const { payload } = await jwtDecrypt(sealed, secret, { issuer: cpId, currentDate: clock() });
        return requestSchema.parse(payload);
      } catch {
        return undefined;
      }
    },
    write: (result: Readonly<Record<string, string>>): Promise<string> =>
      new EncryptJWT({ ...result })
        .setProtectedHeader(algorithm)
        .setAudience(cpId)
        .setIssuedAt(clock())
        .encrypt(secret),
  };
}
