import type { UploadRow } from '@mall/contracts/upload';
import { type UploadField, uploadLimits } from '@mall/contracts/upload-codes';
import { uploadFieldNames } from '@mall/domain/upload-columns';
import { isForInputMethod } from '@mall/ui/input-guards';
import { Stack } from '@mall/ui/stack';
import { useId } from 'react';
import type { WrongRows } from '../model/use-wrong-rows.ts';
import styles from './cell-field.module.css';

type Props = { rows: WrongRows; row: UploadRow; field: UploadField; isLabelled?: boolean };

/** A cell of a wrong row: corrected in place, with the error below it. */
export function CellField({ rows, row, field, isLabelled }: Props) {
  const id = useId();
  const issue = row.issues.find((one) => one.field === field);
  return (
    <Stack gap={4} className={styles.cell} data-wrong={issue ? true : undefined}>
      <label htmlFor={id} className={isLabelled ? styles.label : 'visually-hidden'}>
        {isLabelled ? uploadFieldNames[field] : `${row.rowNo}행 ${uploadFieldNames[field]}`}
      </label>
      <input
        id={id}
        value={rows.textOf(row, field)}
        maxLength={uploadLimits.cellLetters}
        autoComplete="off"
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? `${id}-issue` : undefined}
        onChange={(event) => rows.edit(row.rowNo, field, event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isForInputMethod(event)) rows.save();
        }}
      />
      {field === 'productNo' && row.productName !== '' && <span className={styles.name}>{row.productName}</span>}
      {issue && <p id={`${id}-issue`}>{issue.message}</p>}
    </Stack>
  );
}
