import { formatWon } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { TextField } from '@mall/ui/text-field';
import { useState } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import { AddressPicker } from '../../../entities/address/address-picker.tsx';
import { AddressText } from '../../../entities/address/address-text.tsx';
import { commonRequests, orderLimits, ownRequest } from '../model/order-form.ts';
import type { Checkout } from '../model/use-checkout.ts';
import { Block } from './block.tsx';
import styles from './delivery-block.module.css';

type Props = { checkout: Checkout };

const requests = [
  { value: '', label: '배송 요청 사항 없음' },
  ...commonRequests.map((text) => ({ value: text, label: text })),
  { value: ownRequest, label: '직접 입력' },
];

/** The address of the order, and the request to the carrier. */
export function DeliveryBlock({ checkout }: Props) {
  const { address, book, form, view } = checkout;
  const error = form.errors['address'];
  const [isPicking, setPicking] = useState(false);
  const open = () => setPicking(true);
  return (
    <Block
      title="배송지"
      isInvalid={error !== undefined}
      tool={
        address && (
          <Button size="sm" onClick={open}>
            배송지 변경
          </Button>
        )
      }
    >
      {address ? (
        <div className={styles.address}>
          <AddressText address={address} />
        </div>
      ) : (
        <button type="button" className={styles.add} onClick={open}>
          <Text as="b" size={16} weight="bold" tone="brand">
            배송지 등록
          </Text>
          받으실 곳을 한 번 등록해 두면 다음에도 쓸 수 있어요
        </button>
      )}
      <ErrorText>{error}</ErrorText>
      {view.remoteAmount > 0 && (
        <Note className={styles.remote}>
          제주·도서산간 지역이라 배송비 {formatWon(view.remoteAmount)}이 더해졌어요.
        </Note>
      )}
      <Stack marginTop={10} gap={10}>
        <Select label="배송 요청 사항" isLabelHidden options={requests} {...form.field('request')} />
        {form.values.request === ownRequest && (
          <TextField
            label="배송 요청 사항 직접 입력"
            isLabelHidden
            placeholder={`${orderLimits.requestText.maxLength}자까지 적을 수 있어요`}
            {...form.field('requestText')}
          />
        )}
      </Stack>
      {isPicking && (
        <AddressPicker
          book={book}
          chosenNo={address?.addressNo}
          recipient={{ recipient: form.values.ordererName, phone: form.values.ordererPhone }}
          onChoose={({ addressNo }) => form.set({ addressNo })}
          onClose={() => setPicking(false)}
        />
      )}
    </Block>
  );
}
