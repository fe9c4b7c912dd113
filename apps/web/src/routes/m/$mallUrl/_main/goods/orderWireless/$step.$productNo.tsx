import { applicationSteps } from '@mall/contracts/application-codes';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApplicationPage } from '../../../../../../features/application/mobile/application.page.tsx';
import { guardCart } from '../../../../../../lib/guard.ts';
import { readOneOf } from '../../../../../../lib/search-params.ts';
import { PageTopBar } from '../../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/goods/orderWireless/$step/$productNo')({
  beforeLoad: (visit) => {
    guardCart(visit);
    if (!readOneOf(applicationSteps, visit.params.step)) throw notFound();
  },
  staticData: { mobileChrome: 'form' },
  component: function ApplicationRoute() {
    const { step, productNo } = Route.useParams();
    return (
      <>
        <PageTopBar title="휴대폰 신청" />
        <ApplicationPage step={readOneOf(applicationSteps, step) ?? 'join'} productNo={productNo} />
      </>
    );
  },
});
