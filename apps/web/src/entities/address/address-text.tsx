import type { Address } from '@mall/contracts/address';
import { formatPhone } from '@mall/domain/phone-number';
import { Badge } from '@mall/ui/badge';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import styles from './address.module.css';

type Place = Omit<Address, 'addressNo' | 'label' | 'isDefault'>;
type Props = { address: Place & Partial<Pick<Address, 'label' | 'isDefault'>> };

/** Who receives a parcel, where, and under which number; an address of the book says which one it is. */
export function AddressText({ address }: Props) {
  const { recipient, label = '', isDefault = false, postcode, roadAddress, detailAddress, phone } = address;
  return (
    <span className={styles.text}>
      <Row as="span" align="center" wraps gap="4 8" className={styles.recipient}>
        <b>{recipient}</b>
        {label !== '' && (
          <Text as="span" size={13} tone="muted">
            {label}
          </Text>
        )}
        {isDefault && <Badge tone="brand">기본 배송지</Badge>}
      </Row>
      <span className={styles.place}>
        ({postcode}) {[roadAddress, detailAddress].filter((part) => part !== '').join(', ')}
      </span>
      <span className={styles.phone}>{formatPhone(phone)}</span>
    </span>
  );
}
