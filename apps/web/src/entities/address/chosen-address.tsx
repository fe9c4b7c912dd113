import type { Address } from '@mall/contracts/address';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { AddressText } from './address-text.tsx';
import styles from './chosen-address.module.css';

type Props = {
  address: Address | undefined;
  /** Its label here. */
  name: '배송지' | '주소';
  /** It must be corrected. */
  isWrong: boolean;
  onPick: () => void;
};

/** The address chosen from the book, and a button to choose another one. */
export function ChosenAddress({ address, name, isWrong, onPick }: Props) {
  return (
    <Row align="start" justify="between" gap={16} className={styles.chosen} data-invalid={isWrong || undefined}>
      {address ? <AddressText address={address} /> : <p>등록한 {name}가 없어요.</p>}
      <Button size="sm" onClick={onPick}>
        {name} {address ? '변경' : '등록'}
      </Button>
    </Row>
  );
}
