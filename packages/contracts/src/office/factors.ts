import * as z from 'zod/mini';
import { boundedText, entity, integer, list, plain, text, type ValueOf } from '../wire.ts';

/** Options for `navigator.credentials`: the JSON of WebAuthn, which the libraries of both sides read. */
export const passkeyOptions = plain(z.record(z.string(), z.unknown()));

const base64 = z.string().check(z.maxLength(10_000), z.regex(/^[\w-]+$/));
const credential = {
  id: base64,
  rawId: base64,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};
const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: z.optional(base64),
  }),
});
const transport = z.string().check(z.regex(/^[\w-]{1,40}$/));
const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: z.optional(z.array(transport).check(z.maxLength(10))),
  }),
});

/** The assertion of a passkey, as the browser returns it. */
export const passkeyAnswer = plain(signed);
export type PasskeyAnswer = ValueOf<typeof passkeyAnswer>;
/** A new passkey, as the browser returns it. */
export const newPasskey = plain(made);
export type NewPasskey = ValueOf<typeof newPasskey>;

export const typedPassword = boundedText(100, 1);

const withTotp = z.object({ kind: z.literal('totp'), code: z.string().check(z.regex(/^\d{6}$/)) });
const withPasskey = z.object({ kind: z.literal('passkey'), answer: signed });
const withRecoveryCode = z.object({ kind: z.literal('recoveryCode'), code: boundedText(30).schema });
const withPassword = z.object({ kind: z.literal('password'), password: typedPassword.schema });

/** A second factor: a code of an app, a passkey, or a recovery code. */
export const secondFactor = plain(z.discriminatedUnion('kind', [withTotp, withPasskey, withRecoveryCode]));
export type SecondFactor = ValueOf<typeof secondFactor>;

/** The proof of identity within an existing session. */
export const sessionProof = plain(z.discriminatedUnion('kind', [withTotp, withPasskey, withPassword]));
export type SessionProof = ValueOf<typeof sessionProof>;

/** The sign-in method of a new account: a passkey, or a password with an app of one-time codes. */
export const firstFactors = plain(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('password'),
      password: withPassword.shape.password,
      seal: boundedText(400, 1).schema,
      code: withTotp.shape.code,
    }),
    z.object({ kind: z.literal('passkey'), answer: made }),
  ]),
);
export type FirstFactors = ValueOf<typeof firstFactors>;

export const totpAnswer = entity({ seal: boundedText(400, 1), code: plain(withTotp.shape.code) });

/**
 * For an authenticator app: the secret as text, as an `otpauth:` address, and as the path of a picture of `size` units. The server stores
 * nothing of it: the encrypted secret comes back with a first code, which shows that the app has it.
 */
export const totpOffer = entity({
  secret: text,
  address: text,
  picture: entity({ path: text, size: integer }),
  seal: text,
});
export type TotpOffer = ValueOf<typeof totpOffer>;

/** Codes for a lost device; each is valid for one sign-in. */
export const recoveryCodes = entity({ codes: list(text) });
