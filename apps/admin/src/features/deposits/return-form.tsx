import { type OrderMoney, returnDeposit } from '@mall/contracts/office/deposits';
import { bankNames } from '@mall/contracts/payment-codes';
import { ungrouped } from '@mall/domain/ungrouped';
import { SelectField, TextArea, TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { won } from '../../lib/numbers.ts';
import styles from './deposits.module.css';
import { useReturn } from './use-money.ts';

type Props = { money: Pick<OrderMoney, 'mallId' | 'orderNo' | 'late'>; onClose: () => void };

const banks = [...bankNames].map(([value, label]) => ({ value, label }));
const nothing = { bankCode: '', accountNumber: '', again: '', holder: '', reason: '' };

/** The account to which a late deposit is returned: typed twice here, and checked by a second person. */
export function ReturnForm({ money: { mallId, orderNo, late }, onClose }: Props) {
  const toast = useToast();
  const bring = useReturn();
  const form = useOfficeForm({
    shape: returnDeposit.body,
    values: nothing,
    toBody,
    validate: ({ accountNumber, again }): Record<string, string> =>
      ungrouped(accountNumber) === ungrouped(again) ? {} : { again: '위에 적은 계좌 번호와 달라요.' },
    send: (typed) => bring.mutateAsync({ params: { mallId, orderNo }, body: toBody(typed) }),
    onSent: ({ caseNo }) => {
      toast(`결재 ${caseNo}번으로 올렸어요`);
      onClose();
    },
  });
  const errorOf = (name: string) => form.errors[`refundAccount.${name}`];
  return (
    <FormModal
      form={form}
      title="늦은 입금 돌려주기"
      note={won(late)}
      verb="결재 올리기"
      asksBeforeLeaving
      onClose={onClose}
    >
      <div className={styles.form}>
        <p className={styles.grey}>다른 사람이 계좌를 확인하고 승인하면 바로 보내요. 보낸 돈은 되돌릴 수 없어요.</p>
        <div className={styles.account}>
          <SelectField
            label="은행"
            placeholder="은행 선택"
            choices={banks}
            {...form.field('bankCode')}
            error={errorOf('bankCode')}
          />
          <TextField label="예금주" {...form.field('holder')} error={errorOf('holder')} />
          <TextField
            label="계좌 번호"
            inputMode="numeric"
            {...form.field('accountNumber')}
            error={errorOf('accountNumber')}
          />
          <TextField label="계좌 번호 한 번 더" inputMode="numeric" {...form.field('again')} />
        </div>
        <TextArea label="사유" help="결재하는 사람이 읽고, 변경 이력에 남아요." rows={2} {...form.field('reason')} />
      </div>
    </FormModal>
  );
}

const toBody = ({ bankCode, accountNumber, holder, reason }: typeof nothing) => ({
  refundAccount: { bankCode, accountNumber: ungrouped(accountNumber), holder },
  reason,
});
