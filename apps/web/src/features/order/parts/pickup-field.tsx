import type { Address } from '@mall/contracts/address';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { useState } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import { AddressPicker } from '../../../entities/address/address-picker.tsx';
import { AddressText } from '../../../entities/address/address-text.tsx';
import type { Destination } from '../../../entities/address/destination.ts';
import { useAddressBook } from '../../../entities/address/use-address-book.ts';
import styles from './pickup-field.module.css';

type Props = {
  pickup: Destination & Partial<Pick<Address, 'addressNo'>>;
  error: string | undefined;
  onTake: (address: Address) => void;
};

/** Where the goods are picked up; another address can be chosen from the book, or added to it. */
export function PickupField({ pickup, error, onTake }: Props) {
  const [isPicking, setPicking] = useState(false);
  return (
    <section className={styles.pickup} aria-label="수거지" data-invalid={error && true}>
      <h3>수거지</h3>
      <Row align="start" justify="between" gap={12} padding="14 16" surface="tint">
        <AddressText address={pickup} />
        <Button size="sm" aria-label="수거지 변경" onClick={() => setPicking(true)}>
          변경
        </Button>
      </Row>
      <ErrorText isAnnounced>{error}</ErrorText>
      <Text variant="caption" tone="muted" marginTop={8}>
        승인되면 택배 기사님이 이곳으로 방문해요. 받으신 그대로 포장해 주세요.
      </Text>
      {isPicking && <Picker takenNo={pickup.addressNo} onTake={onTake} onClose={() => setPicking(false)} />}
    </section>
  );
}

type PickerProps = { takenNo: number | undefined; onTake: Props['onTake']; onClose: () => void };

/** The address book is loaded only on demand. */
function Picker({ takenNo, onTake, onClose }: PickerProps) {
  const book = useAddressBook();
  if (book.isPending) return null;
  return <AddressPicker book={book} chosenNo={takenNo} onChoose={onTake} onClose={onClose} />;
}
