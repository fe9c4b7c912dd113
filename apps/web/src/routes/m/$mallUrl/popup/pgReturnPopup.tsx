import { createFileRoute } from '@tanstack/react-router';
import { PopupReturn } from '../../../../features/checkout/parts/popup-return.tsx';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/m/$mallUrl/popup/pgReturnPopup')({
  beforeLoad: guard('paymentReturn'),
  component: PopupReturn,
});
