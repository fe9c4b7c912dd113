import { BottomSheet } from '@mall/ui/bottom-sheet';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { AddressBook } from '../parts/address-book.tsx';
import styles from './address-book.module.css';

/** The address book; the bar above holds its title. */
export function AddressBookPage() {
  usePageTitle('배송지 관리');
  return (
    <div className={styles.page}>
      <AddressBook panel={BottomSheet} />
    </div>
  );
}
