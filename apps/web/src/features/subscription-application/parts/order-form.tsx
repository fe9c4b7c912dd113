import { Button } from '@mall/ui/button';
import { Skeleton } from '@mall/ui/skeleton';
import { TextField } from '@mall/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { Complaint } from '../../../components/complaint.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { AddressPicker } from '../../../entities/address/address-picker.tsx';
import { ChosenAddress } from '../../../entities/address/chosen-address.tsx';
import { TitledBlock } from '../../../entities/application/titled-block.tsx';
import { useFocusOnWrong } from '../../../lib/use-focus-on-wrong.ts';
import { orderLengths } from '../model/order-form.ts';
import type { SubscriptionOrder } from '../model/use-subscription-order.ts';
import styles from './order-form.module.css';

type Props = { readonly order: SubscriptionOrder };

const fields = [
  { name: 'name', label: '이름', autoComplete: 'name' },
  { name: 'phone', label: '휴대폰 번호', type: 'tel', autoComplete: 'tel', placeholder: '010-0000-0000' },
  { name: 'email', label: '이메일', type: 'email', autoComplete: 'email', help: '진행 상황을 이메일로 알려 드려요' },
] as const;

/** Who applies, where the product is put up, and on which day they would like it. */
export function OrderForm({ order }: Props) {
  const { form, change, complaints, book, address } = order;
  const [isPicking, setPicking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const leadToWrong = useFocusOnWrong(element);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    order.goOn();
    leadToWrong();
  };
  // The form of a new address sends itself, not this one: it stands beside.
  return (
    <>
      <form ref={element} className={styles.form} noValidate onSubmit={goOn}>
        <TitledBlock title="신청인">
          {fields.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              name={name}
              isRequired
              maxLength={orderLengths[name]}
              value={form[name]}
              error={complaints[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
        </TitledBlock>
        <TitledBlock title="설치">
          {book.isPending && <Skeleton height={72} />}
          {book.error && <ErrorNotice error={book.error} onRetry={book.retry} />}
          {!book.isPending && !book.error && (
            <ChosenAddress
              address={address}
              name="주소"
              isWrong={complaints.address !== undefined}
              onPick={() => setPicking(true)}
            />
          )}
          <Complaint isAnnounced>{complaints.address}</Complaint>
          <TextField
            label="설치 희망일"
            name="preferredOn"
            type="date"
            isRequired
            min={order.firstDay}
            max={order.lastDay}
            help="담당자가 전화해서 날짜와 시간을 정해요"
            value={form.preferredOn}
            error={complaints.preferredOn}
            onChange={(event) => change({ preferredOn: event.target.value })}
          />
          <TextField
            label="요청 사항"
            name="request"
            placeholder="예: 오전에는 집을 비워요"
            maxLength={orderLengths.request}
            value={form.request}
            onChange={(event) => change({ request: event.target.value })}
          />
        </TitledBlock>
        <div className={styles.buttons}>
          <Button size="lg" variant="primary" type="submit">
            다음
          </Button>
        </div>
      </form>
      {isPicking && (
        <AddressPicker
          book={book}
          chosenNo={address?.addressNo}
          onChoose={({ addressNo }) => change({ addressNo })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
