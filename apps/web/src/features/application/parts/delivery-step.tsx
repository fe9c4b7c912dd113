import { TextField } from '@mall/ui/text-field';
import { useState } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import { AddressPicker } from '../../../entities/address/address-picker.tsx';
import { ChosenAddress } from '../../../entities/address/chosen-address.tsx';
import type { OpenApplication } from '../model/use-application.ts';
import { useDeliveryForm } from '../model/use-delivery-form.ts';
import styles from './delivery-step.module.css';
import { StepButtons } from './step-buttons.tsx';
import { StepForm } from './step-form.tsx';

type Props = { readonly application: OpenApplication };

/** 배송: the address for the phone, from the address book. */
export function DeliveryStep({ application }: Props) {
  const { applicant, productNo } = application.draft;
  const { book, address, form } = useDeliveryForm(application);
  const [isPicking, setPicking] = useState(false);
  // The form of a new address is submitted on its own, so it is beside the step's form, not within.
  return (
    <>
      <StepForm title="배송" hint="개통을 마친 휴대폰을 이 주소로 보내 드려요. 배송비는 없어요." form={form}>
        <div>
          <div className={styles.address}>
            <ChosenAddress
              address={address}
              name="배송지"
              isWrong={form.errors['address'] !== undefined}
              onPick={() => setPicking(true)}
            />
          </div>
          <ErrorText isAnnounced>{form.errors['address']}</ErrorText>
        </div>
        <TextField label="배송 요청 사항" placeholder="예: 배송 전에 연락해 주세요" {...form.field('request')} />
        <StepButtons step="delivery" productNo={productNo} form={form} />
      </StepForm>
      {isPicking && (
        <AddressPicker
          book={book}
          chosenNo={address?.addressNo}
          {...(applicant && { recipient: { recipient: applicant.name, phone: applicant.phone } })}
          onChoose={({ addressNo }) => form.set({ addressNo })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
