import { Button } from '@mall/ui/button';
import { Text } from '@mall/ui/text';
import { useState } from 'react';
import { AddressPicker } from '../../../entities/address/address-picker.tsx';
import { AddressText } from '../../../entities/address/address-text.tsx';
import { useAddressBook } from '../../../entities/address/use-address-book.ts';
import type { Pickup, PickupAddress } from '../model/use-pickup.ts';
import styles from './pickup-field.module.css';

type Props = { address: PickupAddress; pickup: Pickup };

/** Where the goods are fetched; another address can be taken from the book, or written into it. */
export function PickupField({ address, pickup }: Props) {
  const [isPicking, setPicking] = useState(false);
  return (
    <section className={styles.pickup} aria-label="수거지">
      <h3>수거지</h3>
      <div className={styles.box}>
        <AddressText address={address} />
        <Button size="sm" aria-label="수거지 변경" onClick={() => setPicking(true)}>
          변경
        </Button>
      </div>
      <Text variant="caption" tone="muted" marginTop={8}>
        승인되면 택배 기사님이 이곳으로 방문해요. 받으신 그대로 포장해 주세요.
      </Text>
      {isPicking && <Picker pickup={pickup} onClose={() => setPicking(false)} />}
    </section>
  );
}

/** The address book is read only on demand. */
function Picker({ pickup, onClose }: { pickup: Pickup; onClose: () => void }) {
  const book = useAddressBook();
  if (book.isPending) return null;
  return <AddressPicker book={book} chosenNo={pickup.addressNo} onChoose={pickup.take} onClose={onClose} />;
}
