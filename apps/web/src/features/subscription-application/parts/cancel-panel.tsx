import { cancelSubscriptionLimits } from '@mall/contracts/limits/subscription-application';
import { Button } from '@mall/ui/button';
import { TextArea } from '@mall/ui/text-area';
import { useId } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { useCancelling } from '../model/use-subscription-applications.ts';

type Props = { readonly applicationNo: string; readonly onClose: () => void };

/** A single confirmation, with the reason. */
export function CancelPanel({ applicationNo, onClose }: Props) {
  const form = useCancelling(applicationNo, onClose);
  const formId = useId();
  const footer = (
    <>
      <Button onClick={onClose}>그대로 두기</Button>
      <Button variant="primary" type="submit" form={formId} isLoading={form.isSending}>
        신청 취소
      </Button>
    </>
  );
  return (
    <Panel isOpen onClose={onClose} title="신청을 취소할까요?" footer={footer}>
      <form id={formId} {...form.props}>
        <TextArea
          label="취소하는 이유"
          isRequired
          rows={3}
          help="내실 금액은 없어요. 다시 신청하려면 처음부터 해야 해요."
          {...form.field('reason')}
          maxLength={cancelSubscriptionLimits.reason.maxLength}
        />
      </form>
    </Panel>
  );
}
