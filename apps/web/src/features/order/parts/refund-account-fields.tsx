import { requestClaimLimits } from '@mall/contracts/limits/claim';
import { Select } from '@mall/ui/select';
import { TextField } from '@mall/ui/text-field';
import { banks, type RefundAccount } from '../model/refund-account.ts';
import styles from './refund-account-fields.module.css';

const limits = requestClaimLimits.refundAccount;

type Props = {
  form: {
    readonly account: RefundAccount;
    readonly problems: Partial<Record<keyof RefundAccount, string>>;
    readonly changeAccount: (change: Partial<RefundAccount>) => void;
  };
};

/** Where a deposit goes back to. */
export function RefundAccountFields({ form }: Props) {
  const { account, problems, changeAccount } = form;
  return (
    <fieldset className={styles.account}>
      <legend>환불받을 계좌</legend>
      <Select
        label="은행"
        isRequired
        name="bankCode"
        options={banks}
        placeholder="은행을 골라 주세요"
        value={account.bankCode}
        error={problems.bankCode}
        onChange={(event) => changeAccount({ bankCode: event.target.value })}
      />
      <TextField
        label="계좌번호"
        isRequired
        name="accountNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={limits.accountNumber.maxLength}
        value={account.accountNumber}
        error={problems.accountNumber}
        onChange={(event) => changeAccount({ accountNumber: event.target.value.replace(/\D/g, '') })}
      />
      <TextField
        label="예금주"
        isRequired
        name="holder"
        maxLength={limits.holder.maxLength}
        value={account.holder}
        error={problems.holder}
        onChange={(event) => changeAccount({ holder: event.target.value })}
      />
    </fieldset>
  );
}
