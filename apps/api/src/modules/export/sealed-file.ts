import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';

const algorithm = 'aes-256-gcm';
const secrets = z.object({ key: z.string(), iv: z.string(), tag: z.string() });

type Vault = Pick<Dependencies, 'vault'>;
type Sealing = Pick<Dependencies, 'files' | 'vault' | 'random'>;

export const fileNameOf = (runNo: number): string => `exports/${runNo}`;

/** Writes pieces encrypted with a key of their own; returns how many bytes there were, and the key, sealed with the server's. */
export async function writeSealed(
  { files, vault, random }: Sealing,
  name: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ readonly byteCount: number; readonly sealedKey: string }> {
  const [key, iv] = [random(32), random(12)];
  const cipher = createCipheriv(algorithm, key, iv);
  let byteCount = 0;
  const encrypt = async function* () {
    for await (const piece of pieces) {
      byteCount += piece.length;
      yield cipher.update(piece);
    }
    yield cipher.final();
  };
  await files.writeStream(name, encrypt());
  const [keyText, ivText, tag] = [key, iv, cipher.getAuthTag()].map((bytes) => bytes.toString('base64url'));
  return { byteCount, sealedKey: vault.seal({ key: keyText, iv: ivText, tag }) };
}

/** Decrypts while it is sent; ends in an error when a bit of it has changed. */
export function openSealed({ vault }: Vault, file: Readable, sealedKey: string): Readable {
  const { key, iv, tag } = secrets.parse(vault.open(sealedKey));
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(algorithm, bytes(key), bytes(iv)).setAuthTag(bytes(tag));
  file.on('error', (error) => decipher.destroy(error));
  return file.pipe(decipher);
}
