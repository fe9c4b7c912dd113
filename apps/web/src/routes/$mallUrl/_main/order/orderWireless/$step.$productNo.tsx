import { applicationSteps } from '@mall/contracts/application-codes';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApplicationPage } from '../../../../../features/application/desktop/application.page.tsx';
import { guardCart } from '../../../../../lib/guard.ts';
import { readOneOf } from '../../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_main/order/orderWireless/$step/$productNo')({
  beforeLoad: (visit) => {
    guardCart(visit);
    if (!readOneOf(applicationSteps, visit.params.step)) throw notFound();
  },
  component: function ApplicationRoute() {
    const { step, productNo } = Route.useParams();
    return <ApplicationPage step={readOneOf(applicationSteps, step) ?? 'join'} productNo={productNo} />;
  },
});
