import { clientErrorTexts } from '@mall/contracts/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isApiError } from '../../../lib/api-error.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import { humanCheckQuery } from '../api/human-check.query.ts';

type Progress = 'idle' | 'working' | 'proved';

/** Stands before sign-in once there were failures; which check it is, the mall's layout says. */
export function useHumanCheck() {
  const { humanCheck } = useMall();
  const { data: isRequired = false, refetch } = useQuery(humanCheckQuery());
  const [progress, setProgress] = useState<Progress>('idle');

  async function prove(): Promise<string | undefined> {
    if (!isRequired) return undefined;
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

  /** What a call that wants the check sends along. */
  const header = async (): Promise<{ headers: Record<string, string> }> => {
    const token = await prove();
    return { headers: token === undefined ? {} : { 'X-Recaptcha-Token': token } };
  };
  const askAgain = () => {
    setProgress('idle');
    return refetch();
  };
  return { isRequired, progress, header, askAgain };
}

async function run({ provider, siteKey }: { provider: 'recaptcha' | 'proofOfWork'; siteKey: string }): Promise<string> {
  if (provider === 'recaptcha') {
    const { proveByRecaptcha } = await import('./prove-by-recaptcha.ts');
    return proveByRecaptcha(siteKey);
  }
  const { proveByWork } = await import('./prove-by-work.ts');
  return proveByWork();
}
