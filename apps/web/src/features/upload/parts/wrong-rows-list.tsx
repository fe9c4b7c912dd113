import { uploadFieldNames } from '@mall/domain/upload-columns';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import type { WrongRows } from '../model/use-wrong-rows.ts';
import { CellField } from './cell-field.tsx';
import styles from './wrong-rows-list.module.css';

/** The wrong rows one below another: wrong cells to be corrected, the others collapsed. */
export function WrongRowsList({ rows }: { rows: WrongRows }) {
  return (
    <ul>
      {rows.rows.map((row) => {
        const isWrong = (field: string) => row.issues.some((issue) => issue.field === field);
        return (
          <Stack as="li" gap={10} padding="16 0" key={row.rowNo} className={styles.row}>
            <Text as="h3" size={15} weight="semibold">
              {row.rowNo}행
            </Text>
            {row.cells
              .filter(({ field }) => isWrong(field))
              .map(({ field }) => (
                <CellField key={field} rows={rows} row={row} field={field} isLabelled />
              ))}
            <Text variant="caption" tone="muted">
              {row.cells
                .filter(({ field, text }) => !isWrong(field) && text !== '')
                .map(({ field, text }) => `${uploadFieldNames[field]} ${text}`)
                .join(' · ')}
            </Text>
          </Stack>
        );
      })}
    </ul>
  );
}
