import type { UploadDetail } from '@mall/contracts/upload';
import { requiredUploadFields, type UploadField, uploadFields } from '@mall/contracts/upload-codes';
import { missingFields, uploadFieldNames } from '@mall/domain/upload-columns';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Select } from '@mall/ui/select';
import { useState } from 'react';
import styles from './column-fields.module.css';

type Props = {
  upload: UploadDetail;
  isBusy: boolean;
  onMatch: (fields: (UploadField | null)[]) => void;
};

const nothing = 'nothing';
const options = [
  { value: nothing, label: '읽지 않음' },
  ...uploadFields.map((field) => ({
    value: field,
    label: uploadFieldNames[field] + (requiredUploadFields.includes(field) ? ' *' : ''),
  })),
];

/** What each column of the file is read as; to be corrected, and remembered for the next file. */
export function ColumnFields({ upload, isBusy, onMatch }: Props) {
  const [fields, setFields] = useState(upload.columns.map(({ field }) => field));
  const missing = missingFields(fields);
  const isOpen = upload.state === 'UNMAPPED';
  const choose = (at: number, value: string) => {
    const chosen = uploadFields.find((field) => field === value) ?? null;
    // A field is read from one column: the other one gives it up.
    setFields(fields.map((field, index) => (index === at ? chosen : field === chosen ? null : field)));
  };
  return (
    <details className={styles.columns} open={isOpen || undefined}>
      <summary>
        열 맞추기 <span>{isOpen ? '읽지 못한 열이 있어요' : `${fields.filter(Boolean).length}개 열을 읽었어요`}</span>
      </summary>
      <p className={styles.help}>파일의 제목을 어떤 항목으로 읽을지 골라 주세요. 다음 파일부터 기억해 둘게요.</p>
      <div className={styles.grid}>
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
      </div>
      <Row align="center" justify="between" wraps marginTop={16} gap={12}>
        <p className={styles.problem} aria-live="polite">
          {missing.length > 0 && `꼭 필요한 항목이에요: ${missing.map((field) => uploadFieldNames[field]).join(', ')}`}
        </p>
        <Button
          variant={isOpen ? 'primary' : 'weak'}
          isLoading={isBusy}
          disabled={missing.length > 0}
          onClick={() => onMatch(fields)}
        >
          이대로 다시 확인
        </Button>
      </Row>
    </details>
  );
}
