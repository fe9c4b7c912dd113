import type { Address } from '@mall/contracts/address';
import { mostAddresses } from '@mall/contracts/address';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import styles from './address.module.css';
import { AddressText } from './address-text.tsx';
import type { AddressBook } from './use-address-book.ts';

type Props = {
  book: AddressBook;
  onEdit: (address: Address) => void;
  onAdd: () => void;
  /** Makes each address selectable. */
  choice?: { chosenNo: number | undefined; onChoose: (address: Address) => void };
};

/** The address book: to view and change, or with `choice` to select one. */
export function AddressList({ book, onEdit, onAdd, choice }: Props) {
  const name = useId();
  return (
    <>
      <Stack as="ul" gap={10} marginBottom={12} className={styles.list}>
        {book.addresses.map((address) => (
          <Row
            as="li"
            align="start"
            justify="between"
            gap={12}
            padding="18 20"
            key={address.addressNo}
            className={styles.item}
          >
            {choice ? (
              <label className={styles.choice}>
                <input
                  type="radio"
                  name={name}
                  checked={address.addressNo === choice.chosenNo}
                  onChange={() => choice.onChoose(address)}
                  onClick={() => address.addressNo === choice.chosenNo && choice.onChoose(address)}
                />
                <AddressText address={address} />
              </label>
            ) : (
              <AddressText address={address} />
            )}
            <Tools address={address} book={book} onEdit={onEdit} />
          </Row>
        ))}
      </Stack>
      {book.isFull ? (
        <Text variant="body" tone="muted">
          배송지는 {mostAddresses}개까지 저장할 수 있어요. 새로 등록하려면 안 쓰는 배송지를 지워 주세요.
        </Text>
      ) : (
        <Button variant="line" size="lg" block onClick={onAdd}>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />새 배송지 등록
        </Button>
      )}
    </>
  );
}

function Tools({ address, book, onEdit }: Pick<Props, 'book' | 'onEdit'> & { address: Address }) {
  const whose = `${address.recipient} 배송지`;
  return (
    <Row as="span" gap={6} className={styles.tools}>
      <Button size="xs" aria-label={`${whose} 수정`} onClick={() => onEdit(address)}>
        수정
      </Button>
      <Button size="xs" aria-label={`${whose} 삭제`} onClick={() => book.remove(address)}>
        삭제
      </Button>
    </Row>
  );
}
