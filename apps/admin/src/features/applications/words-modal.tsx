import type { ApplicationHold, ApplicationState } from '@mall/contracts/application-codes';
import { moveApplication } from '@mall/contracts/office/application-moves';
import { SelectField, TextArea } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { holdWords, moveWords } from './application-words.ts';
import type { ApplicationMoves } from './use-application-moves.ts';

type Props = { to: ApplicationState; moves: ApplicationMoves; onClose: () => void };

const effects: Readonly<Partial<Record<ApplicationState, string>>> = {
  ON_HOLD: '심사를 멈춰요. 14일 안에 다시 진행하지 않으면 신청이 저절로 취소돼요.',
  REJECTED: '심사가 끝나고 기기는 재고로 돌아가요. 되돌릴 수 없어요.',
  CANCELLED: '신청이 끝나고 기기는 재고로 돌아가요. 되돌릴 수 없어요.',
  WITHDRAWN: '계약을 철회하고 기기는 재고로 돌아가요. 되돌릴 수 없어요.',
};
const holds = Object.entries(holdWords).map(([value, label]) => ({ value, label }));

/** A move whose reason is sent to the member. */
export function WordsModal({ to, moves, onClose }: Props) {
  const isHold = to === 'ON_HOLD';
  const form = useOfficeForm({
    shape: moveApplication.body,
    values: { reason: '', hold: '' },
    toBody: ({ reason, hold }) => ({ to: 'ON_HOLD', reason, hold: hold || undefined }),
    validate: ({ reason, hold }) => ({
      ...(reason.trim() === '' && { reason: '회원이 읽을 사유를 적어 주세요.' }),
      ...(isHold && hold === '' && { hold: '무엇을 기다리는지 골라 주세요.' }),
    }),
    send: ({ reason, hold }) =>
      moves.move(to, { reason: reason.trim(), ...(isHold && { hold: hold as ApplicationHold }) }),
    onSent: onClose,
  });
  return (
    <FormModal
      form={form}
      title={moveWords[to].verb}
      verb={moveWords[to].verb}
      isDanger={!isHold}
      leave="닫기"
      onClose={onClose}
    >
      <p>{effects[to]}</p>
      {isHold && <SelectField label="기다리는 것" placeholder="고르기" choices={holds} {...form.field('hold')} />}
      <TextArea label="사유" rows={3} help="회원이 신청 내역과 메일에서 그대로 읽어요." {...form.field('reason')} />
    </FormModal>
  );
}
