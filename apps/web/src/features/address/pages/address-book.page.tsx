import { TitledPage } from '../../../components/page/titled-page.tsx';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { AddressBook } from '../parts/address-book.tsx';

/** The address book, in My Shop. */
export function AddressBookPage() {
  usePageTitle('배송지 관리');
  return (
    <TitledPage title="배송지 관리">
      <AddressBook />
    </TitledPage>
  );
}
