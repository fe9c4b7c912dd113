import { mallPath } from '@mall/domain/redirects';
import { useEffect, useState } from 'react';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { listenForReturn, openPopup } from './payment-popup.ts';

/** A separate payment window beside the page of an order, which receives its result. */
export function usePaymentPopup(orderNo: string) {
  const { mall, device } = useMall();
  const navigate = useMallNavigate();
  const [isAway, setAway] = useState(false);
  const { mallUrl } = mall;
  useEffect(
    () =>
      listenForReturn(
        { mallUrl, orderNo },
        (query) => void navigate(`/order/paymentReturn?${query}`, { replace: true }),
      ),
    [mallUrl, orderNo, navigate],
  );
  return {
    /** As far as this page knows, the payment is in progress there. */
    isAway,
    /** Synchronously within the click: otherwise the browser would block it. */
    open: () => openPopup(mallPath(mallUrl, device, '/popup/payNoticePopup')),
    leadTo: (popup: Window, url: string) => {
      setAway(true);
      popup.location.replace(url);
    },
  };
}
