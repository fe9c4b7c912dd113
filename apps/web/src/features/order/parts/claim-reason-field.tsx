import type { ClaimFault, ClaimType } from '@mall/contracts/order-codes';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import { TextField } from '@mall/ui/text-field';
import { claimReasons, longestDetail } from '../model/claim-reasons.ts';
import type { ClaimForm } from '../model/use-claim-form.ts';

const bearers: Readonly<Record<ClaimFault, string>> = {
  MEMBER: '이 사유는 배송비를 고객님이 부담해요.',
  SELLER: '이 사유는 배송비를 판매자가 부담해요.',
};

/** Why: one of the usual reasons, and what there is to say about it. */
export function ClaimReasonField({ type, form }: { type: ClaimType; form: ClaimForm }) {
  const { fault } = form;
  return (
    <Stack gap={10}>
      <Select
        label="사유"
        isRequired
        name="reason"
        placeholder="사유를 골라 주세요"
        options={claimReasons[type].map(({ text }) => ({ value: text, label: text }))}
        value={form.reason}
        error={form.problems.reason}
        help={type !== 'CANCEL' && fault ? bearers[fault] : undefined}
        onChange={(event) => form.setReason(event.target.value)}
      />
      <TextField
        label="자세한 사유"
        isLabelHidden
        placeholder="자세한 사유를 적어 주세요 (선택)"
        maxLength={longestDetail}
        value={form.detail}
        onChange={(event) => form.setDetail(event.target.value)}
      />
    </Stack>
  );
}
