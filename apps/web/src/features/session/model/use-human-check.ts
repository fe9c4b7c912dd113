import { clientErrorTexts } from '@mall/contracts/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOptions } from '../../../lib/api/api-client.ts';
import { ApiError, isApiError } from '../../../lib/api/api-error.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { humanCheckQuery } from '../api/human-check.query.ts';

type Progress = 'idle' | 'working' | 'proved';

/** The check before sign-in after failures; the mall's layout says which one. */
export function useHumanCheck() {
  const { humanCheck } = useMall();
  const { data: isAddressSuspect = false, error, refetch } = useQuery(humanCheckQuery());
  const [progress, setProgress] = useState<Progress>('idle');

  async function prove(): Promise<string> {
    setProgress('working');
    try {
      const token = await run(humanCheck);
      setProgress('proved');
      return token;
    } catch (cause) {
      setProgress('idle');
      if (isApiError(cause)) throw cause;
      throw new ApiError({ code: '1111', message: clientErrorTexts['1111'] }, { cause });
    }
  }

  /**
   * Makes a call that may need the check. Failures of one id elsewhere can require it too, which only the refusal reveals: then the check
   * runs, and the call is repeated.
   */
  async function guard<Reply>(send: (options: CallOptions) => Promise<Reply>): Promise<Reply> {
    const sendProved = async () => send({ headers: { 'X-Recaptcha-Token': await prove() } });
    if (isAddressSuspect) return sendProved();
    try {
      return await send({});
    } catch (refusal) {
      if (isApiError(refusal, '1111')) return sendProved();
      throw refusal;
    }
  }
  const reset = () => {
    setProgress('idle');
    return refetch();
  };
  return {
    isRequired: isAddressSuspect || progress !== 'idle',
    progress,
    guard,
    reset,
    /** Too many requests from this address: shown before somebody types a password in vain. Any other failure is shown at sign-in. */
    refusal: isApiError(error, '4290') ? error : null,
  };
}

async function run({ provider, siteKey }: { provider: 'recaptcha' | 'proofOfWork'; siteKey: string }): Promise<string> {
  if (provider === 'recaptcha') {
    const { proveByRecaptcha } = await import('./prove-by-recaptcha.ts');
    return proveByRecaptcha(siteKey);
  }
  const { proveByWork } = await import('./prove-by-work.ts');
  return proveByWork();
}
