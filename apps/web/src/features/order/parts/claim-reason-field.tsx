import type { ClaimFault, ClaimType } from '@mall/contracts/order-codes';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import { TextField } from '@mall/ui/text-field';
import { claimReasons } from '../model/claim-reasons.ts';
import type { ClaimForm } from '../model/use-claim-form.ts';

const bearers: Readonly<Record<ClaimFault, string>> = {
  MEMBER: '이 사유는 배송비를 고객님이 부담해요.',
  SELLER: '이 사유는 배송비를 판매자가 부담해요.',
};

/** The reason: one of the usual ones, and a free text. */
export function ClaimReasonField({ type, claim: { form, fault } }: { type: ClaimType; claim: ClaimForm }) {
  return (
    <Stack gap={10}>
      <Select
        label="사유"
        isRequired
        placeholder="사유를 골라 주세요"
        options={claimReasons[type].map(({ text }) => ({ value: text, label: text }))}
        help={type !== 'CANCEL' && fault ? bearers[fault] : undefined}
        {...form.field('reason')}
      />
      <TextField
        label="자세한 사유"
        isLabelHidden
        placeholder="자세한 사유를 적어 주세요 (선택)"
        {...form.field('detail')}
      />
    </Stack>
  );
}
