import { type ListingRow, showListing } from '@mall/contracts/office/listings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { Popover } from '../../kit/overlay/popover.tsx';
import { reading } from '../../lib/use-office.ts';
import styles from './listings.module.css';
import { PriceHint } from './price-hint.tsx';
import { type ListingForm, labels, useListingForm } from './use-listing-form.ts';

type Field = 'salePrice' | 'categoryNo' | 'sortOrder';
type Props = { row: ListingRow; field: Field; children: ReactNode };

/** A cell of the list that is edited in place: Enter saves, Esc cancels. */
export function ListingCell({ row, field, children }: Props) {
  const isPriced =
    field !== 'salePrice' || row.pricing === 'FREE' || (row.pricing === 'BAND' && row.lowestPrice !== null);
  if (!row.mayWrite || row.standing === 'UNLISTED' || !isPriced) return children;
  const name = `${row.productName} ${row.mallName} ${labels[field]}`;
  const trigger = (
    <button
      type="button"
      className={styles.cell}
      data-cell={field}
      data-number={field !== 'categoryNo' || undefined}
      aria-label={`${name} 고치기`}
    >
      {children}
    </button>
  );
  return (
    <Popover trigger={trigger} label={name} align="end">
      {(close) => <CellForm {...{ row, field, close }} />}
    </Popover>
  );
}

function CellForm({ row, field, close }: { row: ListingRow; field: Field; close: () => void }) {
  const form = useListingForm(row, close);
  return (
    <div className={styles.editing}>
      <Form form={form} asksBeforeLeaving={false}>
        {field === 'categoryNo' ? (
          <CategoryField row={row} form={form} />
        ) : (
          <TextField
            autoFocus
            label={labels[field]}
            inputMode="numeric"
            unit={field === 'salePrice' ? '원' : undefined}
            onFocus={(event) => event.target.select()}
            {...form.field(field)}
          />
        )}
        {field === 'salePrice' && (
          <>
            <PriceHint row={row} typed={form.values.salePrice} />
            <TextField label={labels.reason} note="선택" {...form.field('reason')} />
          </>
        )}
        <Button type="submit" variant="primary" size="sm" isBusy={form.isSending} disabled={!form.isChanged}>
          저장
        </Button>
      </Form>
    </div>
  );
}

/** The menus of its mall. */
export function CategoryField({ row, form }: { row: ListingRow; form: ListingForm }) {
  const { mallId, productNo } = row;
  const { data } = useQuery(reading(showListing, { params: { mallId, productNo } }));
  const choices = data?.categories ?? [{ categoryNo: row.categoryNo, name: row.categoryName }];
  return (
    <SelectField
      label={labels.categoryNo}
      choices={choices.map(({ categoryNo, name }) => ({ value: categoryNo, label: name }))}
      {...(row.standing === 'UNLISTED' && { placeholder: '메뉴를 골라 주세요' })}
      {...form.field('categoryNo')}
    />
  );
}
