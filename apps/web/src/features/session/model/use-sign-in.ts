import { signIn } from '@mall/contracts/auth';
import type { TokenPair } from '@mall/contracts/layout';
import { type HeldSignIn, holdSignIn } from '@mall/contracts/sign-in-obstacle';
import { safeRedirectTarget } from '@mall/domain/redirects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { homeOf } from '../../../lib/landing.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import { forgetMemberData } from '../../../lib/member-cache.ts';
import { storageKeys } from '../../../lib/storage-keys.ts';
import { saveTokens } from '../../../lib/token-store.ts';
import { isHeldUp, useHeldSignIn } from './use-held-sign-in.ts';
import { useHumanCheck } from './use-human-check.ts';

export type SignInForm = { id: string; password: string };
type Outcome = { tokens: TokenPair } | { held: HeldSignIn; notice: string };

/** Everything the login screen decides: the check before it, the saved id, where it leads. */
export function useSignIn(redirect: string | undefined) {
  const openMall = useMall();
  const router = useRouter();
  const queryClient = useQueryClient();
  const check = useHumanCheck();
  const followHeld = useHeldSignIn();
  const [savedId] = useState(() => readStored(storageKeys.savedLoginId) ?? '');
  const [savesId, setSavesId] = useState(savedId !== '');

  const proof = async (): Promise<{ headers: Record<string, string> }> => {
    const token = await check.prove();
    return { headers: token === undefined ? {} : { 'X-Recaptcha-Token': token } };
  };
  const mutation = useMutation({
    mutationFn: async ({ id, password }: SignInForm): Promise<Outcome> => {
      const body = { id, password, mallId: openMall.mall.mallId };
      try {
        return { tokens: await call(signIn, { body }, await proof()) };
      } catch (refusal) {
        if (!isHeldUp(refusal)) throw refusal;
        return { held: await call(holdSignIn, { body }, await proof()), notice: refusal.message };
      }
    },
    onSuccess: async (outcome, { id }) => {
      writeStored(storageKeys.savedLoginId, savesId ? id : null);
      if ('held' in outcome) return followHeld(outcome.held, outcome.notice);
      saveTokens(outcome.tokens);
      forgetMemberData(queryClient);
      const target = safeRedirectTarget(redirect, openMall.mall.mallUrl) ?? homeOf(openMall);
      await router.navigate({ href: target, replace: true });
    },
    onError: () => check.askAgain(),
  });
  const failure = mutation.error
    ? errorText(mutation.error, '로그인하지 못했어요. 잠시 뒤에 다시 시도해 주세요.')
    : null;
  return { savedId, savesId, setSavesId, check, failure, isBusy: mutation.isPending, submit: mutation.mutate };
}
