import { listBrands } from '@mall/contracts/office/brands';
import { checkPriceRule, type PriceRule, type PriceRun, priceUnits } from '@mall/contracts/office/price-runs';
import { baseNames, roundingNames } from '@mall/domain/office/price-rule';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../kit/button.tsx';
import { Checkbox, SelectField, TextField } from '../../../kit/form/controls.tsx';
import { Form } from '../../../kit/form/form.tsx';
import { useOfficeForm } from '../../../kit/form/use-office-form.ts';
import { callOffice } from '../../../lib/call.ts';
import type { OfficeMall } from '../../../lib/mall-scope.ts';
import { grouped, numberOf } from '../../../lib/numbers.ts';
import { reading } from '../../../lib/use-office.ts';
import styles from './rules.module.css';
import type { Looked } from './use-price-run.ts';

type Props = {
  malls: readonly OfficeMall[];
  /** An interrupted run with malls left to do. */
  goesOn: PriceRun | undefined;
  onLooked: (looked: Looked) => void;
  onChange: () => void;
};

/** Which prices change, how, and where. */
export function RuleForm({ malls, goesOn, onLooked, onChange }: Props) {
  const left = goesOn?.malls.filter(({ done }) => done === null).map(({ mallId }) => mallId);
  const form = useOfficeForm({
    shape: checkPriceRule.body,
    values: valuesOf(goesOn, left ?? malls.slice(0, 1).map(({ mallId }) => mallId)),
    toBody: bodyOf,
    send: (values) => callOffice(checkPriceRule, { body: bodyOf(values) }),
    onSent: (checked, values) => {
      const { mallIds, ...rule } = bodyOf(values);
      onLooked({ rule, mallIds, checked, reason: values.reason, runNo: goesOn?.runNo });
    },
  });
  const { mallIds } = form.values;
  const isFixed = goesOn !== undefined;
  const choose = (chosen: readonly number[]) => {
    form.set('mallIds', [...chosen]);
    onChange();
  };
  return (
    <Form form={form} asksBeforeLeaving={false}>
      <fieldset className={styles.fields} onChange={onChange} disabled={isFixed}>
        <BrandField field={form.field('brand')} typed={form.values.brand} />
        <TextField label="메뉴 번호" note="선택" help="그 아래 메뉴까지예요." {...form.field('categoryNo')} />
        <SelectField label="기준" choices={choicesOf(baseNames)} {...form.field('base')} />
        <TextField
          label="더하거나 뺄 비율"
          unit="%"
          inputMode="text"
          help="빼려면 -12처럼 적어요."
          {...form.field('percent')}
        />
        <SelectField
          label="단위"
          choices={priceUnits.map((unit) => ({ value: String(unit), label: `${grouped(unit)}원` }))}
          {...form.field('unit')}
        />
        <SelectField label="맞추기" choices={choicesOf(roundingNames)} {...form.field('rounding')} />
        <TextField label="사유" note="선택" help="가격 이력에 남아요." {...form.field('reason')} />
      </fieldset>
      <fieldset className={styles.malls} disabled={isFixed}>
        <legend>몰 {grouped(mallIds.length)}곳</legend>
        <Checkbox
          checked={mallIds.length === malls.length}
          isMixed={mallIds.length > 0 && mallIds.length < malls.length}
          onChange={({ target }) => choose(target.checked ? malls.map(({ mallId }) => mallId) : [])}
        >
          모두
        </Checkbox>
        {malls.map(({ mallId, name }) => (
          <Checkbox
            key={mallId}
            checked={mallIds.includes(mallId)}
            onChange={({ target }) =>
              choose(target.checked ? [...mallIds, mallId] : mallIds.filter((one) => one !== mallId))
            }
          >
            {name}
          </Checkbox>
        ))}
        {form.errors['mallIds'] && <p role="alert">{form.errors['mallIds']}</p>}
      </fieldset>
      <div>
        <Button type="submit" variant="primary" keys="mod+enter" isBusy={form.isSending}>
          미리 보기
        </Button>
      </div>
    </Form>
  );
}

const valuesOf = (run: PriceRun | undefined, mallIds: readonly number[]) => ({
  brand: run?.brand ?? '',
  categoryNo: run?.categoryNo ?? '',
  base: run?.base ?? ('MARKET' as const),
  percent: String(run?.percent ?? -10),
  unit: String(run?.unit ?? 100),
  rounding: run?.rounding ?? ('NEAREST' as const),
  reason: run?.reason ?? '',
  mallIds: [...mallIds],
});
type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ reason: _, percent, unit, ...values }: Values) => ({
  ...values,
  percent: numberOf(percent.replace('−', '-')),
  unit: Number(unit) as PriceRule['unit'],
});

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

type BrandProps = {
  field: { readonly value: string; readonly error: string | undefined };
  typed: string;
};

/** A brand by its name, suggested during typing. */
function BrandField({ field, typed }: BrandProps) {
  const q = typed.trim().slice(0, 60);
  const { data } = useQuery({
    ...reading(listBrands, { query: q === '' ? { size: 100 } : { q, size: 20 } }),
    retry: false,
  });
  return (
    <>
      <TextField label="브랜드" note="선택" help="비우면 모든 상품이에요." list="rule-brands" {...field} />
      <datalist id="rule-brands">
        {data?.rows.map(({ brandId, name }) => (
          <option key={brandId} value={name} />
        ))}
      </datalist>
    </>
  );
}
