import type { ListingRow } from '@mall/contracts/office/listings';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { CategoryField } from './listing-cell.tsx';
import styles from './listings.module.css';
import { PriceHint } from './price-hint.tsx';
import { type ListingForm, labels } from './use-listing-form.ts';

const onOrOff = [
  { value: 'Y', label: '켜기' },
  { value: 'N', label: '끄기' },
];

/** All editable fields of a listing. */
export function ListingFields({ row, form }: { row: ListingRow; form: ListingForm }) {
  const mayPrice = row.pricing === 'FREE' || (row.pricing === 'BAND' && row.lowestPrice !== null);
  return (
    <Form form={form}>
      <TextField
        label={labels.salePrice}
        inputMode="numeric"
        unit="원"
        disabled={!mayPrice}
        help={mayPrice ? undefined : whyNot(row)}
        {...form.field('salePrice')}
      />
      {mayPrice && row.standing !== 'UNLISTED' && <PriceHint row={row} typed={form.values.salePrice} />}
      {row.pricing === 'FREE' && (
        <fieldset className={styles.band}>
          <legend>제휴몰이 정할 수 있는 가격</legend>
          <TextField label={labels.lowestPrice} inputMode="numeric" unit="원" {...form.field('lowestPrice')} />
          <TextField label={labels.highestPrice} inputMode="numeric" unit="원" {...form.field('highestPrice')} />
          <p>비워 두면 제휴몰은 가격을 바꿀 수 없어요.</p>
        </fieldset>
      )}
      <CategoryField row={row} form={form} />
      <div className={styles.pair}>
        <TextField
          label={labels.sortOrder}
          inputMode="numeric"
          help="작은 수가 먼저 보여요."
          {...form.field('sortOrder')}
        />
        <SelectField
          label={labels.isOn}
          choices={onOrOff}
          value={form.values.isOn ? 'Y' : 'N'}
          onChange={({ target }) => form.set('isOn', target.value === 'Y')}
        />
      </div>
      {mayPrice && <TextField label={labels.reason} note="선택" help="가격 이력에 남아요." {...form.field('reason')} />}
    </Form>
  );
}

const whyNot = ({ kind }: ListingRow): string =>
  kind === 'goods'
    ? '가격 범위가 정해져야 바꿀 수 있어요. 운영사에 요청해 주세요.'
    : kind === 'wireless'
      ? '휴대폰의 가격은 요금제와 지원금에서 정해져요.'
      : '구독의 가격은 약정에서 정해져요.';
