import { listPhoneChoices } from '@mall/contracts/office/product-facts';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../kit/button.tsx';
import { SelectField } from '../../../kit/form/controls.tsx';
import { reading } from '../../../lib/use-office.ts';
import productStyles from '../products.module.css';
import styles from './facts.module.css';
import type { PhoneForm } from './phone-section.tsx';

const most = 8;

/** Other phones shown below this one, in their order. */
export function RelatedFields({ form, productNo }: { form: PhoneForm; productNo: string }) {
  const { data } = useQuery(reading(listPhoneChoices));
  const { relatedNos } = form.values;
  const phones = data?.phones ?? [];
  const nameOf = (no: string) => phones.find((one) => one.productNo === no)?.name ?? no;
  const set = (next: string[]) => form.set('relatedNos', next);
  const others = phones.filter((one) => one.productNo !== productNo && !relatedNos.includes(one.productNo));
  return (
    <div className={productStyles.fields}>
      {relatedNos.length > 0 && (
        <ol className={styles.related}>
          {relatedNos.map((no) => (
            <li key={no}>
              <span>{nameOf(no)}</span>
              <IconButton
                icon={X}
                label={`${nameOf(no)} 빼기`}
                onClick={() => set(relatedNos.filter((one) => one !== no))}
              />
            </li>
          ))}
        </ol>
      )}
      <SelectField
        label="휴대폰 추가"
        placeholder="휴대폰을 골라 주세요"
        choices={others.map((one) => ({ value: one.productNo, label: one.name }))}
        disabled={relatedNos.length >= most}
        error={form.errors['relatedNos']}
        value=""
        onChange={({ target }) => target.value && set([...relatedNos, target.value])}
      />
    </div>
  );
}
