import { type CertificationPurpose, openCertification, openOwnCertification } from '@mall/contracts/certification';
import { mallPath, safeRedirectTarget } from '@mall/domain/redirects';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  isCertificationPurpose,
  isMemberPurpose,
  keepOutcome,
  rememberBegun,
  takeBegun,
  tellOpener,
} from '../../../entities/certification/certification-window.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';

/** The query of the address: what to begin, or what the service has sent back. */
export type WindowAddress = {
  readonly purpose?: string;
  readonly back?: string;
  readonly ticket?: string;
  readonly failure?: string;
};
/** going: leaving or returning · done: it may be closed · unknown: nothing was begun here. */
export type WindowPhase = 'going' | 'done' | 'unknown';

/** The window of phone certification: goes to the service, and receives its result. */
export function useCertificationWindow(address: WindowAddress) {
  usePageTitle('휴대폰 본인인증');
  const isBack = address.ticket !== undefined || address.failure !== undefined;
  const { error, retry } = useBeginning(isBack ? {} : address);
  const phase = useReturn(address, isBack);
  const isUnknown = !isBack && !isCertificationPurpose(address.purpose);
  return {
    phase: isUnknown ? 'unknown' : phase,
    failure: error && errorText(error, '잠시 뒤에 다시 시도해 주세요.'),
    retry,
  };
}

function useBeginning({ purpose, back }: WindowAddress) {
  const { mall } = useMall();
  const { error, refetch, isFetching } = useQuery({
    queryKey: ['certification-window', purpose],
    queryFn: async () => {
      if (!isCertificationPurpose(purpose)) return null;
      const { certificationKey, url } = await begin(purpose);
      rememberBegun({ certificationKey, purpose, back: safeRedirectTarget(back, mall.mallUrl) ?? '' });
      window.location.replace(url);
      return null;
    },
    enabled: isCertificationPurpose(purpose),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { error: isFetching ? null : error, retry: () => void refetch() };
}

const begin = (purpose: CertificationPurpose) =>
  isMemberPurpose(purpose)
    ? call(openOwnCertification, { body: { purpose } })
    : call(openCertification, { body: { purpose } });

function useReturn({ ticket = '', failure = '' }: WindowAddress, isBack: boolean): WindowPhase {
  const { mall, device } = useMall();
  const [phase, setPhase] = useState<WindowPhase>('going');
  useEffect(() => {
    if (!isBack) return;
    const begun = takeBegun();
    if (!begun || !isCertificationPurpose(begun.purpose)) return setPhase('unknown');
    const outcome = { certificationKey: begun.certificationKey, ticket, failure };
    if (begun.back === '' && tellOpener(outcome)) {
      setPhase('done');
      window.close();
      return;
    }
    keepOutcome(begun.purpose, outcome);
    // The page that opened the window is gone, or this is the page itself.
    window.location.replace(begun.back || mallPath(mall.mallUrl, device, '/home'));
  }, [isBack, ticket, failure, mall.mallUrl, device]);
  return phase;
}
