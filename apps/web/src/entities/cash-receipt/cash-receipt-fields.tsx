import { requestCashReceiptLimits } from '@mall/contracts/limits/order-payment';
import { cashReceiptPurposeNames } from '@mall/domain/cash-receipt';
import { formatPhone } from '@mall/domain/phone-number';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Stack } from '@mall/ui/stack';
import { TextField } from '@mall/ui/text-field';
import type { CashReceiptForm } from './cash-receipt-form.ts';

type Props = {
  value: CashReceiptForm;
  error: string | undefined;
  /** The initial number for a person's receipt. */
  phone: string;
  /** The form's purpose is to request one: "none" is not offered. */
  isWanted?: boolean;
  onChange: (value: CashReceiptForm) => void;
};

/** Grouped by hyphens, as on the card. */
const longestNumber = requestCashReceiptLimits.number.maxLength + '----'.length;

const options = [
  { value: 'INCOME_DEDUCTION', label: cashReceiptPurposeNames.INCOME_DEDUCTION, sub: '개인' },
  { value: 'EXPENSE_PROOF', label: cashReceiptPurposeNames.EXPENSE_PROOF, sub: '사업자' },
];
const withNone = [...options, { value: '', label: '신청 안 함', sub: '나중에 가능' }];

const fieldOf: Readonly<Record<string, { label: string; placeholder: string; help: string }>> = {
  INCOME_DEDUCTION: {
    label: '발급 번호',
    placeholder: '010-0000-0000',
    help: '휴대폰 번호나 현금영수증 카드 번호를 적어 주세요',
  },
  EXPENSE_PROOF: {
    label: '사업자등록번호',
    placeholder: '000-00-00000',
    help: '현금영수증 카드 번호를 적어도 돼요',
  },
};

/** The purpose of a cash receipt, and its number. */
export function CashReceiptFields({ value, error, phone, isWanted = false, onChange }: Props) {
  const field = fieldOf[value.purpose];
  const choose = (purpose: string) =>
    onChange({ purpose, number: purpose === 'INCOME_DEDUCTION' ? formatPhone(phone) : '' });
  return (
    <Stack gap={16}>
      <OptionTiles
        label="현금영수증"
        columns={isWanted ? 2 : 3}
        options={isWanted ? options : withNone}
        value={value.purpose}
        onChange={choose}
      />
      {field && (
        <TextField
          key={value.purpose}
          {...field}
          isRequired
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestNumber}
          value={value.number}
          error={error}
          onChange={(event) => onChange({ ...value, number: event.target.value })}
        />
      )}
    </Stack>
  );
}
