import { createCipheriv, createDecipheriv } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';

const algorithm = 'aes-256-gcm';
const secrets = z.object({ key: z.string(), iv: z.string(), tag: z.string(), encoding: z.literal('gzip').optional() });

type Vault = Pick<Dependencies, 'vault'>;
type Sealing = Pick<Dependencies, 'files' | 'vault' | 'random'>;

export const fileNameOf = (runNo: number): string => `exports/${runNo}`;

type Written = {
  readonly pieces: AsyncIterable<Uint8Array>;
  /** How the pieces are stored, and sent to clients that accept it; uncompressed by default. */
  readonly encoding?: 'gzip' | undefined;
};

/** Writes pieces encrypted with a new key; returns the number of bytes, and the key, sealed with the server's. */
export async function writeSealed(
  { files, vault, random }: Sealing,
  name: string,
  { pieces, encoding }: Written,
): Promise<{ readonly byteCount: number; readonly sealedKey: string }> {
  const [key, iv] = [random(32), random(12)];
  const cipher = createCipheriv(algorithm, key, iv);
  let byteCount = 0;
  const counted = async function* () {
    for await (const piece of pieces) {
      byteCount += piece.length;
      yield piece;
    }
  };
  const encrypt = async function* () {
    for await (const piece of encoding ? compressed(counted()) : counted()) yield cipher.update(piece);
    yield cipher.final();
  };
  await files.writeStream(name, encrypt());
  const [keyText, ivText, tag] = [key, iv, cipher.getAuthTag()].map((bytes) => bytes.toString('base64url'));
  return { byteCount, sealedKey: vault.seal({ key: keyText, iv: ivText, tag, ...(encoding && { encoding }) }) };
}

const compressed = (pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  // A failure reaches the reader of the compressed pieces.
  pipeline(Readable.from(pieces), createGzip({ level: 1 }), () => {});

/** Decrypts while sending; ends in an error when a bit of it has changed. */
export function openSealed(
  { vault }: Vault,
  file: Readable,
  sealedKey: string,
): Pick<Written, 'encoding'> & { content: Readable } {
  const { key, iv, tag, encoding } = secrets.parse(vault.open(sealedKey));
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(algorithm, bytes(key), bytes(iv)).setAuthTag(bytes(tag));
  file.on('error', (error) => decipher.destroy(error));
  return { content: file.pipe(decipher), encoding };
}
