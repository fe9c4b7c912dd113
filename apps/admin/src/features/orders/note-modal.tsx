import { noteOrders } from '@mall/contracts/office/order-work';
import { getOrder, listOrders } from '@mall/contracts/office/orders';
import { TextArea, TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';

type Place = { readonly mallId: number; readonly orderNo: string };

/** Adds a memo, a tag, or both, to the selected orders. */
export function NoteModal({ items, onClose }: { items: readonly Place[]; onClose: () => void }) {
  const toast = useToast();
  const note = useAct(noteOrders, { changes: [listOrders, getOrder] });
  const form = useOfficeForm({
    shape: noteOrders.body,
    values: { memo: '', tag: '' },
    toBody: ({ memo, tag }) => ({
      items: [...items],
      ...(memo.trim() !== '' && { memo }),
      ...(tag.trim() !== '' && { tag }),
    }),
    validate: ({ memo, tag }): Readonly<Record<string, string>> =>
      memo.trim() === '' && tag.trim() === '' ? { memo: '메모나 태그를 입력해 주세요.' } : {},
    send: ({ memo, tag }) =>
      note.mutateAsync({
        body: {
          items: [...items],
          ...(memo.trim() !== '' && { memo: memo.trim() }),
          ...(tag.trim() !== '' && { tag: tag.trim() }),
        },
      }),
    onSent: ({ results }) => {
      const done = results.filter(({ outcome }) => outcome === 'done').length;
      toast(`${done}건에 남겼어요`);
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title="메모와 태그"
      note={`주문 ${items.length}건 · 회원에게 안 보여요`}
      verb="남기기"
      leave="닫기"
      onClose={onClose}
    >
      <TextArea label="메모" rows={3} {...form.field('memo')} />
      <TextField label="태그" help="같은 태그의 주문을 조건으로 찾을 수 있어요" {...form.field('tag')} />
    </FormModal>
  );
}
