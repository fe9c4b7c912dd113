import { createFileRoute } from '@tanstack/react-router';
import { AddressBookPage } from '../../../../../features/address/desktop/address-book.page.tsx';
import { guardAccount } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/listMyDelivery')({
  beforeLoad: guardAccount,
  component: AddressBookPage,
});
