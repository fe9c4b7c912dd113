import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as z from 'zod';

export type CertificationSettings = { readonly cpId: string; readonly key: string };

const requestSchema = z.object({
  certNum: z.string(),
  trUrl: z.url({ protocol: /^https?$/ }),
  /** What the form begins with. */
  ...{ name: z.string().default(''), birthDay: z.string().default(''), phoneNo: z.string().default('') },
});
export type CertificationRequest = z.infer<typeof requestSchema>;

const algorithm = { alg: 'dir', enc: 'A256GCM' } as const;

/** What the service reads and writes with the key that it shares with the mall. */
export function createCertificationSeal({ cpId, key }: CertificationSettings, clock: () => Date) {
  const secret = createHash('sha256').update(key).digest();
  return {
    /** What the mall has sealed; undefined when it was somebody else. */
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
