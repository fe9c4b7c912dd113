import type { RefundAccount } from '@mall/contracts/claim';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { TextField } from '@mall/ui/text-field';
import type { FieldProps } from '../../../lib/form/use-mall-form.ts';
import { banks } from '../model/refund-account.ts';
import styles from './refund-account-fields.module.css';

type Props = { form: { readonly field: (name: keyof RefundAccount) => FieldProps } };

/** The account for the refund of a deposit. */
export function RefundAccountFields({ form }: Props) {
  const number = form.field('accountNumber');
  return (
    <Stack as="fieldset" gap={14} className={styles.account}>
      <Text as="legend" size={15} weight="semibold" marginBottom={12}>
        환불받을 계좌
      </Text>
      <Select label="은행" isRequired options={banks} placeholder="은행을 골라 주세요" {...form.field('bankCode')} />
      <TextField
        label="계좌번호"
        isRequired
        inputMode="numeric"
        autoComplete="off"
        {...number}
        onChange={(event) => {
          event.target.value = event.target.value.replace(/\D/g, '');
          void number.onChange(event);
        }}
      />
      <TextField label="예금주" isRequired {...form.field('holder')} />
    </Stack>
  );
}
