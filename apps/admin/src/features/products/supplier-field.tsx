import type { listProductChoices } from '@mall/contracts/office/product-choices';
import type { ProductDetail } from '@mall/contracts/office/products';
import { SelectField } from '../../kit/form/controls.tsx';
import type { FormField } from '../../kit/form/use-office-form.ts';
import { fieldWords } from '../../kit/product-fields.ts';
import type { CallData } from '../../lib/call.ts';

type Props = {
  field: FormField;
  choices: CallData<typeof listProductChoices> | undefined;
  /** Its own supplier stays a choice after it has ended. */
  product: Pick<ProductDetail, 'words' | 'supplierName'>;
};

/** The supplier; none means the provider itself. */
export function SupplierField({ field, choices, product }: Props) {
  const own = product.words.supplierNo;
  const active = (choices?.suppliers ?? []).filter(({ isActive, supplierNo }) => isActive && supplierNo !== own);
  const known = own === null ? active : [{ supplierNo: own, name: product.supplierName }, ...active];
  return (
    <SelectField
      label={fieldWords['supplierNo']}
      note="선택"
      help="고르면 상품 화면의 판매자로 나와요."
      choices={[
        { value: '', label: '없음 (운영사가 팔아요)' },
        ...known.map(({ supplierNo, name }) => ({ value: String(supplierNo), label: name })),
      ]}
      {...field}
    />
  );
}
