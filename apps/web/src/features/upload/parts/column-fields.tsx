import type { UploadDetail } from '@mall/contracts/upload';
import { requiredUploadFields, uploadFields } from '@mall/contracts/upload-codes';
import { uploadFieldNames } from '@mall/domain/upload-columns';
import { Button } from '@mall/ui/button';
import { Grid } from '@mall/ui/grid';
import { Row } from '@mall/ui/row';
import { Select } from '@mall/ui/select';
import { useColumnFields } from '../model/use-column-fields.ts';
import styles from './column-fields.module.css';

const nothing = 'nothing';
const options = [
  { value: nothing, label: '읽지 않음' },
  ...uploadFields.map((field) => ({
    value: field,
    label: uploadFieldNames[field] + (requiredUploadFields.includes(field) ? ' *' : ''),
  })),
];

/** The field of each column of the file; it can be corrected, and is remembered for the next file. */
export function ColumnFields({ upload }: { upload: UploadDetail }) {
  const { form, fields, error, choose } = useColumnFields(upload);
  const isOpen = upload.state === 'UNMAPPED';
  return (
    <details className={styles.columns} open={isOpen || undefined}>
      <summary>
        열 맞추기 <span>{isOpen ? '읽지 못한 열이 있어요' : `${fields.filter(Boolean).length}개 열을 읽었어요`}</span>
      </summary>
      <form {...form.props}>
        <p className={styles.help}>파일의 제목을 어떤 항목으로 읽을지 골라 주세요. 다음 파일부터 기억해 둘게요.</p>
        <Grid columns="repeat(auto-fill, minmax(180px, 1fr))" align="end" gap={16}>
          {upload.columns.map(({ heading }, at) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
              key={at}
              label={heading === '' ? `${at + 1}번째 열` : heading}
              size="sm"
              options={options}
              value={fields[at] ?? nothing}
              onChange={(event) => choose(at, event.target.value)}
            />
          ))}
        </Grid>
        <Row align="center" justify="between" wraps marginTop={16} gap={12}>
          <p className={styles.error} aria-live="polite">
            {error}
          </p>
          <Button
            type="submit"
            variant={isOpen ? 'primary' : 'weak'}
            isLoading={form.isSending}
            disabled={error !== undefined}
          >
            이대로 다시 확인
          </Button>
        </Row>
      </form>
    </details>
  );
}
