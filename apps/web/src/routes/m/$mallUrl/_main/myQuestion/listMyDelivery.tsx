import { createFileRoute } from '@tanstack/react-router';
import { AddressBookPage } from '../../../../../features/address/mobile/address-book.page.tsx';
import { guardAccount } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myQuestion/listMyDelivery')({
  beforeLoad: guardAccount,
  staticData: { mobileChrome: 'page' },
  component: function AddressBookRoute() {
    return (
      <>
        <PageTopBar title="배송지 관리" />
        <AddressBookPage />
      </>
    );
  },
});
