import { changeProductCell, listProductChoices } from '@mall/contracts/office/products';
import { useQuery } from '@tanstack/react-query';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { fieldWords } from '../../kit/product-fields.ts';
import { reading } from '../../lib/use-office.ts';

/** What several products are given at once. */
export type BulkField = 'tag' | 'brandId';
export type BulkCell = { readonly tag: string } | { readonly brandId: number };
type Props = { field: BulkField; count: number; onClose: () => void; send: (cell: BulkCell) => Promise<unknown> };

/** Asks which brand, or which tag; an empty tag takes theirs away. */
export function BulkFieldModal({ field, count, onClose, send }: Props) {
  const { data: choices } = useQuery(reading(listProductChoices));
  const cellOf = ({ tag, brandId }: { tag: string; brandId: string }): BulkCell =>
    field === 'tag' ? { tag } : { brandId: Number(brandId) };
  const form = useOfficeForm({
    shape: changeProductCell.body,
    values: { tag: '', brandId: '' },
    // Each product is sent with its own version.
    toBody: (values) => ({ ...cellOf(values), version: 0 }),
    validate: ({ brandId }): Record<string, string> =>
      field === 'brandId' && brandId === '' ? { brandId: '브랜드를 골라 주세요.' } : {},
    send: (values) => send(cellOf(values)),
    onSent: onClose,
  });
  return (
    <FormModal form={form} title={`상품 ${count}개의 ${fieldWords[field]} 바꾸기`} verb="바꾸기" onClose={onClose}>
      {field === 'tag' ? (
        <TextField label={fieldWords['tag']} help="비워 두면 태그 문구를 지워요." {...form.field('tag')} />
      ) : (
        <SelectField
          label={fieldWords['brandId']}
          placeholder="브랜드를 골라 주세요"
          choices={(choices?.brands ?? []).map(({ brandId, name }) => ({ value: String(brandId), label: name }))}
          {...form.field('brandId')}
        />
      )}
    </FormModal>
  );
}
