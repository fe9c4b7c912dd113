import { createFileRoute } from '@tanstack/react-router';
import { PopupReturn } from '../../../features/checkout/parts/popup-return.tsx';
import { guard } from '../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/popup/payClaimInfoPopup')({
  beforeLoad: guard('paymentReturn'),
  component: PopupReturn,
});
