import { saveProduct } from '@mall/contracts/office/products';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button, IconButton } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import styles from './products.module.css';
import type { ProductForm } from './use-product-form.ts';

const most = 50;
const longest = (part: 'label' | 'value') => longestOf(saveProduct.body, `specifications.0.${part}`);

/** What a product is like, a line each: its name and what it says. */
export function SpecificationFields({ form }: { form: ProductForm }) {
  const rows = form.values.specifications;
  const set = (next: typeof rows) => form.set('specifications', next);
  const write = (at: number, part: 'label' | 'value', words: string) =>
    set(rows.map((row, index) => (index === at ? { ...row, [part]: words } : row)));
  return (
    <div className={styles.fields}>
      {rows.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
        <div key={at} className={styles.specification}>
          <TextField
            label={`${at + 1}번째 항목`}
            isLabelHidden
            placeholder="항목"
            maxLength={longest('label')}
            error={form.errors[`specifications.${at}.label`]}
            value={label}
            onChange={({ target }) => write(at, 'label', target.value)}
          />
          <TextField
            label={`${at + 1}번째 내용`}
            isLabelHidden
            placeholder="내용"
            maxLength={longest('value')}
            value={value}
            onChange={({ target }) => write(at, 'value', target.value)}
          />
          <IconButton
            icon={X}
            label={`${at + 1}번째 사양 빼기`}
            onClick={() => set(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {form.errors['specifications'] && (
        <p className={styles.problem} role="alert">
          {form.errors['specifications']}
        </p>
      )}
      <div>
        <Button icon={Plus} disabled={rows.length >= most} onClick={() => set([...rows, { label: '', value: '' }])}>
          사양 추가
        </Button>
      </div>
    </div>
  );
}
