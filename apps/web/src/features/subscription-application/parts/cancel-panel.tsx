import { cancelSubscriptionLimits } from '@mall/contracts/limits/subscription-application';
import { Button } from '@mall/ui/button';
import { TextArea } from '@mall/ui/text-area';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { useCancelling } from '../model/use-subscription-applications.ts';

type Props = { readonly applicationNo: string; readonly onClose: () => void };

/** Asks once: why, and whether really. */
export function CancelPanel({ applicationNo, onClose }: Props) {
  const { cancel, isCancelling } = useCancelling(applicationNo, onClose);
  const [reason, setReason] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const handleClick = () => {
    if (isCancelling) return;
    if (reason.trim() === '') setComplaint('취소하는 이유를 적어 주세요.');
    else cancel(reason.trim());
  };
  const footer = (
    <>
      <Button onClick={onClose}>그대로 두기</Button>
      <Button variant="primary" isLoading={isCancelling} onClick={handleClick}>
        신청 취소
      </Button>
    </>
  );
  return (
    <Panel isOpen onClose={onClose} title="신청을 취소할까요?" footer={footer}>
      <TextArea
        label="취소하는 이유"
        name="reason"
        isRequired
        rows={3}
        maxLength={cancelSubscriptionLimits.reason.maxLength}
        help="내실 금액은 없어요. 다시 신청하려면 처음부터 해야 해요."
        value={reason}
        error={complaint}
        onChange={(event) => {
          setReason(event.target.value);
          setComplaint(undefined);
        }}
      />
    </Panel>
  );
}
