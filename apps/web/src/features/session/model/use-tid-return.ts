import type { DataOf } from '@mall/contracts/endpoint';
import { linkTid, type TidLink } from '@mall/contracts/tid-account';
import { signInByTid } from '@mall/contracts/tid-sign-in';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { type BegunTid, begunTid, forgetBegunTid, keepUnlinkedTid } from '../../../lib/session/tid-visit.ts';
import { useEntry } from './use-entry.ts';

/** What the T-ID service has added to the address. */
type TidCallback = {
  readonly state?: string;
  readonly code?: string;
  readonly error?: string;
  readonly iss?: string;
};

const words = {
  unknown: '이 창에서 시작한 티아이디 로그인이 없어요. 로그인 화면에서 다시 시작해 주세요.',
  refused: '티아이디 사용에 동의하지 않아서 로그인하지 않았어요.',
  failed: '티아이디 로그인을 확인하지 못했어요. 처음부터 다시 시도해 주세요.',
} as const;

/** The return from the T-ID service: signed in, linked, or why not. */
export function useTidReturn(callback: TidCallback) {
  usePageTitle('티아이디 로그인');
  // Read on arrival: a signed-in member has drafts of their own.
  const [begun] = useState(() => begunTid(callback.state ?? ''));
  const isComplete = begun !== null && callback.code !== undefined;
  const { data, error } = useQuery({
    queryKey: ['tid', callback.state],
    queryFn: async (): Promise<Outcome> => (begun ? finish(begun, callback) : null),
    enabled: isComplete,
    // The callback is sent once.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useGoingOn(data, begun?.redirect ?? '');
  return {
    purpose: begun?.purpose ?? 'signIn',
    redirect: begun?.redirect || undefined,
    isLinked: isLink(data),
    failure: failureOf(),
  };

  function failureOf(): string | undefined {
    if (!begun) return words.unknown;
    if (callback.error === 'access_denied') return words.refused;
    if (error) return errorText(error, words.failed);
    return isComplete ? undefined : words.failed;
  }
}

type SignedIn = DataOf<typeof signInByTid>;
type Outcome = TidLink | SignedIn | null | undefined;

function finish({ state, key, purpose }: BegunTid, { code = '', iss }: TidCallback): Promise<TidLink | SignedIn> {
  const body = { state, key, code, ...(iss !== undefined && { issuer: iss }) };
  return purpose === 'link' ? call(linkTid, { body }) : call(signInByTid, { body });
}

const isLink = (outcome: Outcome): outcome is TidLink => !!outcome && 'account' in outcome;

/** Leaves this page once it is known who came back; neither the code nor the visit stays in the history. */
function useGoingOn(outcome: Outcome, redirect: string): void {
  const router = useRouter();
  const { device } = useMall();
  const enter = useEntry(redirect || undefined);
  const goOn = () => {
    if (!outcome) return;
    forgetBegunTid();
    if (isLink(outcome)) return;
    if (outcome.tokens) void enter(outcome.tokens);
    if (!outcome.unlinked) return;
    keepUnlinkedTid({ ...outcome.unlinked, device, redirect });
    void router.navigate({ href: '/tid/link', replace: true });
  };
  const latest = useRef(goOn);
  latest.current = goOn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => latest.current(), [outcome]);
}
