import { listProductChoices } from '@mall/contracts/office/product-choices';
import { changeProductCell } from '@mall/contracts/office/products';
import { useQuery } from '@tanstack/react-query';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { fieldWords } from '../../kit/product-fields.ts';
import { reading } from '../../lib/use-office.ts';

/** The field to set on several products. */
export type BulkField = 'tag' | 'brandId' | 'supplierNo';
export type BulkCell = { readonly tag: string } | { readonly brandId: number } | { readonly supplierNo: number };
type Props = { field: BulkField; count: number; onClose: () => void; send: (cell: BulkCell) => Promise<unknown> };

type Values = Record<BulkField, string>;
const cellOf = (field: BulkField, values: Values): BulkCell =>
  field === 'tag' ? { tag: values.tag } : ({ [field]: Number(values[field]) } as BulkCell);
const unchosen = { brandId: '브랜드를 골라 주세요', supplierNo: '공급사를 골라 주세요' };

function useChoices(field: 'brandId' | 'supplierNo') {
  const { data: { brands, suppliers } = { brands: [], suppliers: [] } } = useQuery(reading(listProductChoices));
  if (field === 'brandId') return brands.map(({ brandId, name }) => ({ value: String(brandId), label: name }));
  const active = suppliers.filter(({ isActive }) => isActive);
  return active.map(({ supplierNo, name }) => ({ value: String(supplierNo), label: name }));
}

/** Asks which brand, supplier or tag; an empty tag removes theirs. */
export function BulkFieldModal({ field, count, onClose, send }: Props) {
  const form = useOfficeForm({
    shape: changeProductCell.body,
    values: { tag: '', brandId: '', supplierNo: '' },
    // Each product is sent with its own version.
    toBody: (values) => ({ ...cellOf(field, values), version: 0 }),
    validate: (values): Record<string, string> =>
      field !== 'tag' && values[field] === '' ? { [field]: `${unchosen[field]}.` } : {},
    send: (values) => send(cellOf(field, values)),
    onSent: onClose,
  });
  return (
    <FormModal form={form} title={`상품 ${count}개의 ${fieldWords[field]} 바꾸기`} verb="바꾸기" onClose={onClose}>
      {field === 'tag' ? (
        <TextField label={fieldWords['tag']} help="비워 두면 태그 문구를 지워요." {...form.field('tag')} />
      ) : (
        <Choice field={field} {...form.field(field)} />
      )}
    </FormModal>
  );
}

type ChoiceProps = { field: 'brandId' | 'supplierNo' } & Omit<Parameters<typeof SelectField>[0], 'label' | 'choices'>;

const Choice = ({ field, ...control }: ChoiceProps) => (
  <SelectField label={fieldWords[field]} placeholder={unchosen[field]} choices={useChoices(field)} {...control} />
);
