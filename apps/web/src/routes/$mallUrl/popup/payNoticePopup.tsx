import { createFileRoute } from '@tanstack/react-router';
import { PayNotice } from '../../../features/checkout/parts/pay-notice.tsx';
import { guard } from '../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/popup/payNoticePopup')({
  beforeLoad: guard('paymentNotice'),
  component: PayNotice,
});
