import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Protects identities at rest: sealed where they must be read again, hashed where they are only compared. */
export type IdentityVault = {
  readonly seal: (value: object) => string;
  /** Opens what was sealed; throws when the key differs or a bit has changed. */
  readonly open: (sealed: string) => unknown;
  /** The same hash for the same text, which cannot be computed without the key. */
  readonly hash: (text: string) => string;
};

export function createIdentityVault(key: string): IdentityVault {
  const sealingKey = deriveKey(key, 'seal');
  const hashingKey = deriveKey(key, 'hash');
  return {
    seal: (value) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
      return JSON.parse(text.toString('utf8')) as unknown;
    },
    hash: (text) => createHmac('sha256', hashingKey).update(text).digest('base64url'),
  };
}

const deriveKey = (key: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `mall identity ${use}`, 32));
