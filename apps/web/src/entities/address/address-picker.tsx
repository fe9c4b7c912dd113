import type { Address } from '@mall/contracts/address';
import { useState } from 'react';
import { Panel } from '../../components/panel/panel.tsx';
import type { Recipient } from './address-form.ts';
import { AddressFormPanel } from './address-form-panel.tsx';
import { AddressList } from './address-list.tsx';
import type { AddressBook } from './use-address-book.ts';

type Props = {
  book: AddressBook;
  chosenNo: number | undefined;
  /** Whom a new address starts with. */
  recipient?: Recipient;
  onChoose: (address: Address) => void;
  onClose: () => void;
};

/** The address book to choose from; a member without addresses begins with the form. */
export function AddressPicker({ book, chosenNo, recipient, onChoose, onClose }: Props) {
  const hasNone = book.addresses.length === 0;
  const [edited, setEdited] = useState<Address | 'new' | undefined>(hasNone ? 'new' : undefined);
  const take = (address: Address) => {
    onChoose(address);
    onClose();
  };
  if (edited) {
    return (
      <AddressFormPanel
        key={edited === 'new' ? 'new' : edited.addressNo}
        address={edited === 'new' ? undefined : edited}
        recipient={recipient}
        isFirst={hasNone}
        onClose={hasNone ? onClose : () => setEdited(undefined)}
        onSaved={(saved) => (saved ? take(saved) : onClose())}
      />
    );
  }
  return (
    <Panel isOpen onClose={onClose} title="배송지 선택">
      <AddressList
        book={book}
        onEdit={setEdited}
        onAdd={() => setEdited('new')}
        choice={{ chosenNo, onChoose: take }}
      />
    </Panel>
  );
}
