import { Button } from '@mall/ui/button';
import { Grid } from '@mall/ui/grid';
import { Skeleton } from '@mall/ui/skeleton';
import { TextField } from '@mall/ui/text-field';
import { useState } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { AddressPicker } from '../../../entities/address/address-picker.tsx';
import { ChosenAddress } from '../../../entities/address/chosen-address.tsx';
import { TitledBlock } from '../../../entities/application/titled-block.tsx';
import type { SubscriptionOrder } from '../model/use-subscription-order.ts';
import styles from './order-form.module.css';

type Props = { readonly order: SubscriptionOrder };

const fields = [
  { name: 'name', label: '이름', autoComplete: 'name' },
  { name: 'phone', label: '휴대폰 번호', type: 'tel', autoComplete: 'tel', placeholder: '010-0000-0000' },
  { name: 'email', label: '이메일', type: 'email', autoComplete: 'email', help: '진행 상황을 이메일로 알려 드려요' },
] as const;

/** The applicant, the place and the preferred day of the installation. */
export function OrderForm({ order }: Props) {
  const { form, book, address } = order;
  const [isPicking, setPicking] = useState(false);
  // The form of a new address submits itself, so it is beside this form, not inside.
  return (
    <>
      <form className={styles.form} {...form.props}>
        <TitledBlock title="신청인">
          {fields.map(({ name, ...field }) => (
            <TextField key={name} {...field} isRequired {...form.field(name)} />
          ))}
        </TitledBlock>
        <TitledBlock title="설치">
          {book.isPending && <Skeleton height={72} />}
          {book.error && <ErrorNotice error={book.error} onRetry={book.retry} />}
          {!book.isPending && !book.error && (
            <ChosenAddress
              address={address}
              name="주소"
              isWrong={form.errors['address'] !== undefined}
              onPick={() => setPicking(true)}
            />
          )}
          <ErrorText isAnnounced>{form.errors['address']}</ErrorText>
          <TextField
            label="설치 희망일"
            type="date"
            isRequired
            min={order.firstDay}
            max={order.lastDay}
            help="담당자가 전화해서 날짜와 시간을 정해요"
            {...form.field('preferredOn')}
          />
          <TextField label="요청 사항" placeholder="예: 오전에는 집을 비워요" {...form.field('request')} />
        </TitledBlock>
        <Grid columns="auto 1fr" gap={8} marginTop={8} className={styles.buttons}>
          <Button size="lg" variant="primary" type="submit">
            다음
          </Button>
        </Grid>
      </form>
      {isPicking && (
        <AddressPicker
          book={book}
          chosenNo={address?.addressNo}
          recipient={{ recipient: form.values.name, phone: form.values.phone }}
          onChoose={({ addressNo }) => form.set({ addressNo })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
