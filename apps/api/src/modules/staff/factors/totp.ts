import type { TotpOffer } from '@mall/contracts/office/factors';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import * as z from 'zod';
import type { Dependencies } from '../../../dependencies.ts';

const period = 30;
/** How many steps a clock may be off. */
const window = 1;
const secretBytes = 20;

type Sealing = Pick<Dependencies, 'vault'>;

const totpOf = (secret: Secret) => new TOTP({ issuer: '몰 관리자', algorithm: 'SHA1', digits: 6, period, secret });

const sealedSchema = z.object({ secret: z.string(), staffNo: z.number() });

/** A new secret, as apps take it. */
export const newTotpSecret = (random: Dependencies['random']): string =>
  new Secret({ buffer: new Uint8Array(random(secretBytes)).buffer }).base32;

/** A secret for these staff's app. It is not stored: sealed, it comes back with a first code. */
export function offerTotp(
  { vault, random }: Sealing & Pick<Dependencies, 'random'>,
  { staffNo, email }: { readonly staffNo: number; readonly email: string },
): TotpOffer {
  const secret = newTotpSecret(random);
  const totp = totpOf(Secret.fromBase32(secret));
  totp.label = email;
  const address = totp.toString();
  return {
    secret,
    address,
    picture: pictureOf(address),
    seal: vault.seal({ secret, staffNo }),
  };
}

/** The dark squares of a QR code as one path, with the quiet border around it. */
function pictureOf(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size };
}

/** The sealed secret if it was offered to these staff; undefined otherwise. */
export function readOffer(
  { vault }: Sealing,
  { seal, staffNo }: { seal: string; staffNo: number },
): string | undefined {
  try {
    const offer = sealedSchema.safeParse(vault.open(seal)).data;
    return offer?.staffNo === staffNo ? offer.secret : undefined;
  } catch {
    return undefined;
  }
}

/** The step that this code belongs to, around now; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(Secret.fromBase32(secret));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}
