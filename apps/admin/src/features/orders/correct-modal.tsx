import { correctParcel } from '@mall/contracts/office/order-work';
import { getOrder, listOrders, type OfficeOrder } from '@mall/contracts/office/orders';
import { carriers } from '@mall/domain/carriers';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';

type Props = { order: OfficeOrder; parcel: OfficeOrder['parcels'][number]; onClose: () => void };

/** Corrects the carrier or number of a parcel; its contents and time stay. */
export function CorrectModal({ order: { mallId, orderNo, state }, parcel, onClose }: Props) {
  const { shipmentNo, carrier, invoiceNo } = parcel;
  const toast = useToast();
  const correct = useAct(correctParcel, { changes: [getOrder, listOrders] });
  const form = useOfficeForm({
    shape: correctParcel.body,
    values: { carrier, invoiceNo },
    toBody: (values) => ({ ...values, seen: invoiceNo }),
    send: (values) =>
      correct.mutateAsync({ params: { mallId, orderNo, shipmentNo }, body: { ...values, seen: invoiceNo } }),
    onSent: () => {
      toast('송장을 고쳤어요');
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title="송장 고치기"
      note={state === 'SHIPPED' ? '주문 이력에 남고 회원에게 메일이 가요' : '주문 이력에 남아요'}
      verb="송장 고치기"
      leave="닫기"
      asksBeforeLeaving
      onClose={onClose}
    >
      <SelectField
        label="택배사"
        choices={carriers.map(({ name }) => ({ value: name, label: name }))}
        {...form.field('carrier')}
      />
      <TextField label="송장 번호" inputMode="tel" {...form.field('invoiceNo')} />
    </FormModal>
  );
}
