import { moveProduct } from '@mall/contracts/office/products';
import { type GoodsState, goodsState } from '@mall/contracts/product-codes';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { ReasonModal } from '../../kit/reason-modal.tsx';

type Props = {
  to: GoodsState;
  /** A product's name in quotes, or a count: 상품 3개. */
  what: string;
  onClose: () => void;
  send: (reason: string) => Promise<unknown>;
};

/** Asks for the reason of a refusal or deletion. */
export function MoveReason({ to, what, onClose, send }: Props) {
  const isDeleting = to === goodsState.deleted;
  const form = useOfficeForm({
    shape: moveProduct.body,
    values: { reason: '' },
    // Each product is sent with its own version.
    toBody: ({ reason }) => ({ to, reason, version: 0 }),
    validate: ({ reason }): Record<string, string> => (reason.trim() === '' ? { reason: '이유를 적어 주세요.' } : {}),
    send: ({ reason }) => send(reason.trim()),
    onSent: onClose,
  });
  return (
    <ReasonModal
      form={form}
      title={isDeleting ? `${what} 지울까요?` : `${what} 승인을 거부할까요?`}
      consequence={
        isDeleting
          ? '모든 몰에서 보이지 않아요. 30일 안에는 판매 중지로 되살릴 수 있어요.'
          : '올린 사람이 고쳐서 다시 올릴 수 있어요.'
      }
      verb={isDeleting ? '삭제' : '거부'}
      isDanger
      onClose={onClose}
    />
  );
}
