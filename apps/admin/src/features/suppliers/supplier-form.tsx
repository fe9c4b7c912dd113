import { listProductChoices } from '@mall/contracts/office/product-choices';
import { addSupplier, listSuppliers, type SupplierRow, saveSupplier } from '@mall/contracts/office/suppliers';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import { stateChoices } from './supplier-words.ts';

const labels = {
  name: '이름',
  businessNumber: '사업자등록번호',
  company: '상호',
  representativeName: '대표자',
  salesPermitNumber: '통신판매업 신고번호',
  address: '사업장 주소',
  phone: '전화번호',
  email: '전자우편',
  returnAddress: '교환·반품 보낼 곳',
  state: '상태',
};
type Field = keyof typeof labels;
type Values = Pick<SupplierRow, Field>;
const blank: Values = {
  ...{ name: '', businessNumber: '', company: '', representativeName: '', salesPermitNumber: '' },
  ...{ address: '', phone: '', email: '', returnAddress: '', state: 'ACTIVE' },
};
const valuesOf = (row: SupplierRow): Values =>
  Object.fromEntries(Object.keys(labels).map((field) => [field, row[field as Field]])) as Values;

/** Adds or changes a supplier; a colleague's save in the meantime is shown beside one's own. */
export function useSupplierForm(row: SupplierRow | undefined, onSaved?: () => void) {
  const toast = useToast();
  const changes = [listSuppliers, listProductChoices];
  const add = useAct(addSupplier, { changes });
  const save = useAct(saveSupplier, { changes });
  const start = row ? valuesOf(row) : blank;
  return useOfficeForm({
    labels,
    shape: addSupplier.body,
    values: start,
    toBody: (values) => values,
    send: (values, conflict): Promise<unknown> => {
      if (!row) return add.mutateAsync({ body: values });
      const body = { ...mergedOver(start, values, conflict), version: versionOver(row.version, conflict) };
      return save.mutateAsync({ params: { supplierNo: row.supplierNo }, body });
    },
    onSent: () => {
      toast(row ? '공급사를 저장했어요' : '공급사를 추가했어요');
      onSaved?.();
    },
  });
}

type Props = { form: ReturnType<typeof useSupplierForm>; mayWrite: boolean };

/** What the shop states about a supplier beside its products, as the law requires (전자상거래법 제13조, 제20조). */
export function SupplierForm({ form, mayWrite }: Props) {
  const field = (name: Field) => ({ label: labels[name], disabled: !mayWrite, ...form.field(name) });
  return (
    <Form form={form}>
      <TextField help="직원이 알아보는 이름이에요. 쇼핑몰에는 상호가 보여요." {...field('name')} />
      <TextField inputMode="tel" placeholder="123-45-67890" {...field('businessNumber')} />
      <TextField {...field('company')} />
      <TextField {...field('representativeName')} />
      <TextField help="신고가 면제되면 이유를 적어 주세요." {...field('salesPermitNumber')} />
      <TextField {...field('address')} />
      <TextField inputMode="tel" placeholder="02-123-4567" {...field('phone')} />
      <TextField inputMode="email" {...field('email')} />
      <TextField note="선택" help="비워 두면 사업장 주소로 안내해요." {...field('returnAddress')} />
      <SelectField
        choices={stateChoices}
        help="거래가 끝난 공급사는 다른 상품에 더 고를 수 없어요. 이미 고른 상품에는 그대로 보여요."
        {...field('state')}
      />
    </Form>
  );
}
