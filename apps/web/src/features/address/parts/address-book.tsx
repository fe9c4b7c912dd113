import type { Address } from '@mall/contracts/address';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { useToast } from '@mall/ui/toast-provider';
import { useDelayedFlag } from '@mall/ui/use-delayed-flag';
import { useState } from 'react';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { StillToCome } from '../../../components/page/still-to-come.tsx';
import { AddressFormPanel } from '../../../entities/address/address-form-panel.tsx';
import { AddressList } from '../../../entities/address/address-list.tsx';
import { useAddressBook } from '../../../entities/address/use-address-book.ts';
import styles from './address-book.module.css';

/** The member's address book with its form. */
export function AddressBook() {
  const book = useAddressBook();
  const toast = useToast();
  const [edited, setEdited] = useState<Address | 'new'>();
  const close = () => setEdited(undefined);
  const addNew = () => setEdited('new');
  if (book.isPending) return <Boxes />;
  if (book.error) return <ErrorNotice error={book.error} onRetry={book.retry} />;
  return (
    <div className={styles.book}>
      {book.addresses.length === 0 ? (
        <NoAddresses onAdd={addNew} />
      ) : (
        <AddressList book={book} onEdit={setEdited} onAdd={addNew} />
      )}
      {edited && (
        <AddressFormPanel
          address={edited === 'new' ? undefined : edited}
          isFirst={book.addresses.length === 0}
          onClose={close}
          onSaved={() => {
            close();
            toast('배송지를 저장했어요.');
          }}
        />
      )}
    </div>
  );
}

function NoAddresses({ onAdd }: { onAdd: () => void }) {
  return (
    <Empty
      picture={<ObjectPicture name="emoji/truck" size={96} />}
      title="저장한 배송지가 없어요"
      action={
        <Button variant="primary" onClick={onAdd}>
          새 배송지 등록
        </Button>
      }
    >
      자주 받는 곳을 저장해 두면 주문할 때 바로 고를 수 있어요.
    </Empty>
  );
}

function Boxes() {
  if (!useDelayedFlag(true)) return <StillToCome />;
  return (
    <Stack gap={10} className={styles.boxes} role="status" aria-label="불러오는 중">
      <Skeleton height={112} />
      <Skeleton height={112} />
    </Stack>
  );
}
