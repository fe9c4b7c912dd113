import { type CertificationPurpose, confirmCertification } from '@mall/contracts/certification';
import { mallPath } from '@mall/domain/redirects';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import {
  type CertificationOutcome,
  certificationPath,
  forgetOutcome,
  keepOutcome,
  readOutcome,
  storedOutcome,
} from './certification-window.ts';

const windowLook = 'popup,width=480,height=820';
const closedEveryMilliseconds = 500;
const failures: Readonly<Record<string, string>> = {
  cancelled: '본인인증을 취소했어요. 다시 인증해 주세요.',
  closed: '본인인증 창이 닫혔어요. 다시 인증해 주세요.',
};
const failed = '본인인증을 확인하지 못했어요. 처음부터 다시 인증해 주세요.';
const closed: CertificationOutcome = { certificationKey: '-', ticket: '', failure: 'closed' };

/**
 * Phone certification for a page: on the desktop in a separate window, on a phone (or where windows are blocked) by leaving the page and
 * coming back. `person` is the masked name; the server accepts `certificationKey` once.
 */
export function useCertification(purpose: CertificationPurpose) {
  const { mall, device } = useMall();
  const [outcome, setOutcome] = useState(() => storedOutcome(purpose));
  const [opened, setOpened] = useState<Window | null>(null);
  const isReturned = outcome !== null && outcome.ticket !== '';
  const { data, error, isFetching } = useQuery({
    queryKey: ['certification', outcome?.certificationKey, outcome?.ticket],
    queryFn: () => call(confirmCertification, { body: bodyOf(outcome) }),
    enabled: isReturned,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

  const settle = (next: CertificationOutcome | null) => {
    setOpened(null);
    setOutcome(next);
    if (next?.ticket) keepOutcome(purpose, next);
    else forgetOutcome(purpose);
  };
  useOutcomeOf(opened, settle);

  const start = () => {
    settle(null);
    const path = (back?: string) => mallPath(mall.mallUrl, device, certificationPath(purpose, back));
    const own = device === 'pc' ? window.open(path(), 'certification', windowLook) : null;
    if (own) setOpened(own);
    else window.location.assign(path(window.location.pathname + window.location.search));
  };
  const failure = outcome?.failure ? (failures[outcome.failure] ?? failed) : null;
  return {
    start,
    /** Called after the server has used or refused it. */
    reset: () => settle(null),
    isOpen: opened !== null,
    isConfirming: isReturned && isFetching,
    person: data ?? null,
    certificationKey: data && outcome ? outcome.certificationKey : null,
    failure: error ? errorText(error, failed) : failure,
  };
}

const bodyOf = (outcome: CertificationOutcome | null) => ({
  certificationKey: outcome?.certificationKey ?? '',
  ticket: outcome?.ticket ?? '',
});

/** Listens to our own window until it has reported the outcome, or is gone. */
function useOutcomeOf(opened: Window | null, settle: (outcome: CertificationOutcome) => void): void {
  const latest = useRef(settle);
  latest.current = settle;
  useEffect(() => {
    if (!opened) return;
    const onMessage = (event: MessageEvent) => {
      const outcome = readOutcome(event, opened);
      if (outcome) latest.current(outcome);
    };
    // A window sends its result and closes at once; its closing may be noticed before its message.
    let wasClosed = false;
    const timer = setInterval(() => {
      if (wasClosed) latest.current(closed);
      wasClosed = opened.closed;
    }, closedEveryMilliseconds);
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [opened]);
}
