import { createHash, hkdfSync } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type { HumanCheck } from './human-check.ts';
import { insertSpentChallenge } from './spent-challenge.repository.ts';

// About a second on a phone: up to 3,000 derivations of 1,000 rounds, shared by the browser's workers.
const cost = 1_000;
const fewestDerivations = 1_000;
const mostDerivations = 3_000;
const validForMilliseconds = 10 * 60 * 1000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(cost),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ mallId: z.int() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

type Options = { readonly secret: string; readonly clock: () => Date };

/** A proof of work by the visitor's machine, where no reCAPTCHA key is configured. */
export function createProofOfWork({ secret, clock }: Options): HumanCheck {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex');
  const secrets = {
    hmacSignatureSecret: derive('human check challenge'),
    hmacKeySignatureSecret: derive('human check key'),
  };

  return {
    provider: 'proofOfWork',
    siteKey: '',
    createChallenge: async ({ mallId }) => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(mostDerivations, fewestDerivations),
        data: { mallId },
        deriveKey,
        expiresAt: new Date(clock().getTime() + validForMilliseconds),
        ...secrets,
      });
      return { ...challenge };
    },
    isHuman: async ({ token, mall, db }) => {
      const payload = payloadSchema.safeParse(decodePayload(token));
      if (!payload.success) return false;
      const { challenge, solution } = payload.data;
      if (challenge.parameters.data.mallId !== mall.mallId) return false;
      const result = await verifySolution({ challenge, solution, deriveKey, ...secrets }).catch(() => undefined);
      if (!result?.verified) return false;
      // The library does not remember solutions, so each solved task is stored and accepted once.
      const challengeHash = createHash('sha256').update(challenge.signature.toLowerCase()).digest();
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      return db((transaction) => insertSpentChallenge(transaction, { challengeHash, expiresAt, now: clock() }));
    },
  };
}

function decodePayload(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
