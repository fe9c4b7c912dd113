import { signIn } from '@mall/contracts/auth';
import { type HeldSignIn, holdSignIn } from '@mall/contracts/held-sign-in';
import type { TokenPair } from '@mall/contracts/layout';
import { signInAndLinkTid } from '@mall/contracts/tid-sign-in';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { readStored, writeStored } from '../../../lib/browser/browser-storage.ts';
import { storageKeys } from '../../../lib/browser/storage-keys.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { forgetUnlinkedTid } from '../../../lib/session/tid-visit.ts';
import { useEntry } from './use-entry.ts';
import { isHeldUp, useHeldSignIn } from './use-held-sign-in.ts';
import { useHumanCheck } from './use-human-check.ts';
import { waitingCodes } from './waiting-codes.ts';

export type SignInForm = { id: string; password: string };
type Way = {
  readonly redirect: string | undefined;
  /** The ticket of a T-ID to be linked at sign-in. */
  readonly tidTicket?: string | undefined;
};
type Outcome = { tokens: TokenPair } | { held: HeldSignIn; notice: string };

/** Everything that the login screen decides: the check before it, the saved id, and where it leads. */
export function useSignIn({ redirect, tidTicket }: Way) {
  const { mall } = useMall();
  const enter = useEntry(redirect);
  const check = useHumanCheck();
  const followHeld = useHeldSignIn();
  const [savedId] = useState(() => readStored(storageKeys.savedLoginId) ?? '');
  const [savesId, setSavesId] = useState(savedId !== '');

  const mutation = useMutation({
    mutationFn: async ({ id, password }: SignInForm): Promise<Outcome> => {
      const body = { id, password, mallId: mall.mallId };
      try {
        const tokens = await check.guard((options) =>
          tidTicket === undefined
            ? call(signIn, { body }, options)
            : call(signInAndLinkTid, { body: { ...body, ticket: tidTicket } }, options),
        );
        return { tokens };
      } catch (refusal) {
        if (!isHeldUp(refusal)) throw refusal;
        return { held: await check.guard((options) => call(holdSignIn, { body }, options)), notice: refusal.message };
      }
    },
    onSuccess: async (outcome, { id }) => {
      writeStored(storageKeys.savedLoginId, savesId ? id : null);
      if ('held' in outcome) return followHeld(outcome.held, outcome.notice);
      forgetUnlinkedTid();
      await enter(outcome.tokens);
    },
    onError: () => check.reset(),
  });
  const refusal = mutation.error ?? check.refusal;
  const waiting = waitingCodes.find((code) => isApiError(mutation.error, code));
  const failure = !waiting && refusal && errorText(refusal, '로그인하지 못했어요. 잠시 뒤에 다시 시도해 주세요.');
  return {
    savedId,
    savesId,
    setSavesId,
    check,
    failure: failure || null,
    waiting,
    isBusy: mutation.isPending,
    submit: mutation.mutate,
  };
}
