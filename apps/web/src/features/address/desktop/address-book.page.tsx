import { Modal } from '@mall/ui/modal';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { AddressBook } from '../parts/address-book.tsx';
import styles from './address-book.module.css';

/** The address book, inside My Shop. */
export function AddressBookPage() {
  usePageTitle('배송지 관리');
  return (
    <>
      <h1 className={styles.title}>배송지 관리</h1>
      <AddressBook panel={Modal} />
    </>
  );
}
