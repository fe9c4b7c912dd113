import { formatNumber } from '@mall/domain/money';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import styles from './upload-progress.module.css';

type Props = { label: string; done: number; total: number };

/** The progress of the check or the order. */
export function UploadProgress({ label, done, total }: Props) {
  return (
    <Stack gap={10} padding={24} surface="tint" className={styles.progress} role="status">
      <p>
        {label}{' '}
        <Text as="b" tabular>
          {formatNumber(done)} / {formatNumber(total)}행
        </Text>
      </p>
      <progress value={done} max={total} aria-label={label} />
      <Text size={13} tone="muted">
        화면을 닫아도 멈추지 않아요. 다시 열면 이어서 보여 드려요.
      </Text>
    </Stack>
  );
}
