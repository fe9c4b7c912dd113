import { AppError } from '@mall/contracts/errors';
import * as z from 'zod';
import type { HumanCheck } from './human-check.ts';

const verifyAddress = 'https://www.google.com/recaptcha/api/siteverify';
const replySchema = z.object({ success: z.boolean() });

export type RecaptchaKeys = { readonly siteKey: string; readonly secret: string };

export function createRecaptcha({ siteKey, secret }: RecaptchaKeys, fetchReply: typeof fetch = fetch): HumanCheck {
  return {
    provider: 'recaptcha',
    siteKey,
    createChallenge: () => Promise.reject(new AppError('4040')),
    isHuman: async ({ token, address }) => {
      const form = new URLSearchParams({ secret, response: token, remoteip: address });
      // With Google unreachable the check fails, and the visitor can try again.
      const reply = await fetchReply(verifyAddress, { method: 'POST', body: form, signal: AbortSignal.timeout(5_000) })
        .then((response) => response.json())
        .catch(() => undefined);
      const parsed = replySchema.safeParse(reply);
      return parsed.success && parsed.data.success;
    },
  };
}
