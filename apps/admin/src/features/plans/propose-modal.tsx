import { listSupports, proposeSupports, type SupportCell } from '@mall/contracts/office/supports';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { ReasonModal } from '../../kit/reason-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import type { OfficeMall } from '../../lib/mall-scope.ts';
import { grouped } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';

type Props = {
  mall: OfficeMall;
  cells: readonly SupportCell[];
  onProposed?: () => void;
  onRefused?: (error: unknown) => void;
  onClose: () => void;
};

/** Proposes changes to the provider's MD, with a reason. */
export function ProposeModal({ mall: { mallId, name }, cells, onProposed, onRefused, onClose }: Props) {
  const toast = useToast();
  const act = useAct(proposeSupports, { changes: [listSupports] });
  const form = useOfficeForm({
    shape: proposeSupports.body,
    values: { reason: '', cells: [...cells] },
    send: (body) =>
      act.mutateAsync({ params: { mallId }, body }).catch((error: unknown) => {
        onRefused?.(error);
        throw error;
      }),
    onSent: () => {
      toast('제안했어요. 상품 담당자가 승인하면 적용돼요');
      onProposed?.();
      onClose();
    },
  });
  return (
    <ReasonModal
      form={form}
      title={`${name} 지원금을 제안할까요?`}
      consequence={`조합 ${grouped(cells.length)}개가 승인을 기다려요. 승인 전까지는 몰의 가격이 그대로예요.`}
      verb="제안하기"
      help="승인하는 사람이 읽어요."
      onClose={onClose}
    />
  );
}
