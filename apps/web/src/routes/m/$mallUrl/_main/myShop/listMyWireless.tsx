import { applicationStates } from '@mall/contracts/application-codes';
import { createFileRoute } from '@tanstack/react-router';
import { ApplicationListPage } from '../../../../../features/application/mobile/my-application.page.tsx';
import { guardMyShop } from '../../../../../lib/guard.ts';
import { keepParams } from '../../../../../lib/search-params.ts';
import { readStateListAddress } from '../../../../../lib/state-list-address.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myShop/listMyWireless')({
  validateSearch: keepParams('page', 'state'),
  beforeLoad: guardMyShop,
  staticData: { mobileChrome: 'page' },
  component: function ApplicationListRoute() {
    return (
      <>
        <PageTopBar title="휴대폰 신청 내역" />
        <ApplicationListPage address={readStateListAddress(applicationStates, Route.useSearch())} />
      </>
    );
  },
});
