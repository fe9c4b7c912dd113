import { moveApplication } from '@mall/contracts/office/application-moves';
import type { OfficeApplication } from '@mall/contracts/office/applications';
import { carriers } from '@mall/domain/carriers';
import { isInvoiceNo } from '@mall/domain/office/invoice-sheet';
import { ungrouped } from '@mall/domain/ungrouped';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import type { ApplicationMoves } from './use-application-moves.ts';

type Props = { application: OfficeApplication; moves: ApplicationMoves; onClose: () => void };

/** The carrier of the parcel, and its number. */
export function ShipModal({ application, moves, onClose }: Props) {
  const form = useOfficeForm({
    shape: moveApplication.body,
    values: { carrier: carriers[0]?.name ?? '', invoiceNo: '' },
    toBody: ({ carrier, invoiceNo }) => ({
      to: 'SHIPPED',
      reason: '',
      parcel: { carrier, invoiceNo: ungrouped(invoiceNo) },
    }),
    validate: ({ invoiceNo }) => ({
      ...(!isInvoiceNo(ungrouped(invoiceNo)) && { invoiceNo: '숫자 10~13자리로 입력해 주세요.' }),
    }),
    send: ({ carrier, invoiceNo }) => moves.move('SHIPPED', { parcel: { carrier, invoiceNo: ungrouped(invoiceNo) } }),
    onSent: onClose,
  });
  return (
    <FormModal
      form={form}
      title="휴대폰 발송"
      note={`${application.productName} ${application.memory} ${application.colour}`}
      verb="발송하기"
      leave="닫기"
      onClose={onClose}
    >
      <TextField label="송장 번호" inputMode="numeric" help="회원에게 메일로 알려요." {...form.field('invoiceNo')} />
      <SelectField
        label="택배사"
        choices={carriers.map(({ name }) => ({ value: name, label: name }))}
        {...form.field('carrier')}
      />
    </FormModal>
  );
}
