import { mallPath } from '@mall/domain/redirects';
import { useEffect, useState } from 'react';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { handOver } from './payment-popup.ts';

/**
 * Return in a separate payment window: sends the result to the page that opened it, and closes; without that page it continues by itself.
 */
export function usePopupReturn(): { isTaken: boolean } {
  usePageTitle('결제 확인');
  const { mall, device } = useMall();
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    const { search } = window.location;
    void handOver(mall.mallUrl, search.slice(1)).then((taken) => {
      setTaken(taken);
      // If the browser does not let the window close itself, it shows what to do.
      if (taken) window.close();
      else window.location.replace(mallPath(mall.mallUrl, device, '/order/paymentReturn') + search);
    });
  }, [mall.mallUrl, device]);
  return { isTaken };
}
