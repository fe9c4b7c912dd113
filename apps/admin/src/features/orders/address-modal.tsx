import { changeOrderAddress } from '@mall/contracts/office/order-work';
import { getOrder, listOrders, type OfficeOrder } from '@mall/contracts/office/orders';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useMay } from '../../lib/use-me.ts';
import { useAct } from '../../lib/use-office.ts';

/** Changes the delivery address, while that is possible. */
export function AddressButton({ order }: { order: OfficeOrder }) {
  const [isOpen, setOpen] = useState(false);
  const mayChange = useMay('orders.write') && order.mayChangeAddress;
  if (!mayChange) return null;
  return (
    <>
      <Button size="sm" aria-label="배송지 바꾸기" onClick={() => setOpen(true)}>
        바꾸기
      </Button>
      {isOpen && <AddressModal order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddressModal({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { mallId, orderNo, deliveryRequest } = order;
  const toast = useToast();
  const change = useAct(changeOrderAddress, { changes: [getOrder, listOrders] });
  const form = useOfficeForm({
    shape: changeOrderAddress.body,
    // The old one is masked, so the new one is typed completely.
    values: { recipient: '', phone: '', postcode: '', roadAddress: '', detailAddress: '', deliveryRequest },
    toBody: (values) => ({ ...values, phone: values.phone.replaceAll(/\D/g, '') }),
    send: (values) =>
      change.mutateAsync({
        params: { mallId, orderNo },
        body: { ...values, phone: values.phone.replaceAll(/\D/g, '') },
      }),
    onSent: () => {
      toast('배송지를 바꾸고 회원에게 메일을 보냈어요');
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title="배송지 바꾸기"
      note="주문 이력에 남고 회원에게 메일이 가요"
      verb="배송지 바꾸기"
      leave="닫기"
      asksBeforeLeaving
      onClose={onClose}
    >
      <TextField label="받는 분" {...form.field('recipient')} />
      <TextField label="연락처" inputMode="tel" {...form.field('phone')} />
      <TextField label="우편번호" inputMode="tel" {...form.field('postcode')} />
      <TextField label="도로명 주소" {...form.field('roadAddress')} />
      <TextField label="상세 주소" {...form.field('detailAddress')} />
      <TextField label="배송 요청" {...form.field('deliveryRequest')} />
    </FormModal>
  );
}
