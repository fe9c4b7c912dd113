import type { NoticeGroup } from '@mall/contracts/office/product-choices';
import { saveProduct } from '@mall/contracts/office/products';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import styles from './products.module.css';
import type { ProductForm } from './use-product-form.ts';

/** The seller's line, for malls that sell goods of others. */
const seller = '판매자';
const sellerHelp = '남의 상품이면 상호, 사업자등록번호, 전화번호를 적거나 공급사를 골라 주세요.';
const supplierHelp = '공급사를 골라서 쇼핑몰에는 공급사의 정보가 나와요.';

/** What the law requires a shop to state about this product group, line by line; values stay where another group has a line with the same name. */
export function NoticeFields({ form, groups }: { form: ProductForm; groups: readonly NoticeGroup[] }) {
  const { noticeGroup, statutoryNotice, supplierNo } = form.values;
  const saidOf = (label: string) => statutoryNotice.find((line) => line.label === label)?.value ?? '';
  const wanted = groups.find(({ code }) => code === noticeGroup)?.lines ?? [];
  const others = statutoryNotice.filter(({ label }) => wanted.every((line) => line.label !== label));
  const known = [...wanted, ...others.map(({ label }) => ({ label, mayRefer: false }))];
  const helpOfSeller = supplierNo === '' ? sellerHelp : supplierHelp;
  const saysSeller = supplierNo !== '' || known.some(({ label }) => label === seller);
  const lines = saysSeller ? known : [...known, { label: seller, mayRefer: false }];
  const missing = wanted.filter(({ label }) => saidOf(label).trim() === '').length;
  const say = (label: string, value: string) =>
    form.set(
      'statutoryNotice',
      lines.map((line) => ({ label: line.label, value: line.label === label ? value : saidOf(line.label) })),
    );
  return (
    <div className={styles.fields}>
      <SelectField
        label="품목"
        placeholder="품목을 골라 주세요"
        choices={groups.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.field('noticeGroup')}
      />
      {missing > 0 && <p className={styles.missing}>아직 적지 않은 필수 항목이 {missing}개 있어요.</p>}
      {lines.map(({ label, mayRefer }) => (
        <TextField
          key={label}
          label={label}
          maxLength={longestOf(saveProduct.body, 'statutoryNotice.0.value')}
          help={mayRefer ? '‘상세 설명 참조’라고 적어도 돼요.' : label === seller ? helpOfSeller : undefined}
          value={saidOf(label)}
          onChange={({ target }) => say(label, target.value)}
        />
      ))}
    </div>
  );
}
