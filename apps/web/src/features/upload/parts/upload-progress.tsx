import { formatNumber } from '@mall/domain/money';
import styles from './upload-progress.module.css';

type Props = { label: string; done: number; total: number };

/** How far the checking or the ordering is. */
export function UploadProgress({ label, done, total }: Props) {
  return (
    <div className={styles.progress} role="status">
      <p>
        {label}{' '}
        <b>
          {formatNumber(done)} / {formatNumber(total)}행
        </b>
      </p>
      <progress value={done} max={total} aria-label={label} />
      <p className={styles.help}>화면을 닫아도 멈추지 않아요. 다시 열면 이어서 보여 드려요.</p>
    </div>
  );
}
