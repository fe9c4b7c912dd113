import { grouped } from '../../lib/numbers.ts';
import { Dot } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Modal } from '../overlay/modal.tsx';
import styles from './bulk.module.css';
import type { Outcome } from './list-types.ts';

type Props = {
  readonly title: string;
  readonly outcomes: readonly Outcome[];
  readonly nameOf: (key: string) => string;
  readonly onClose: () => void;
  /** Retries those that failed. */
  readonly onRetry: ((keys: readonly string[]) => void) | undefined;
  /** Continues with all that match, where it was stopped or interrupted. */
  readonly onGoOn: (() => void) | undefined;
};

const words = { done: '완료', skipped: '건너뜀', failed: '실패' } as const;
const tones = { done: 'ok', skipped: 'plain', failed: 'err' } as const;

const mostShown = 200;

/** The result of each row, when not all succeeded. */
export function BulkResults({ title, outcomes, nameOf, onClose, onRetry, onGoOn }: Props) {
  const failed = outcomes.filter(({ state }) => state === 'failed');
  const left = outcomes.filter(({ state }) => state !== 'done');
  const done = outcomes.length - left.length;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      note={`${grouped(done)}건 완료 · ${grouped(left.length)}건 ${onGoOn ? '건너뜀, 아직 끝나지 않았어요' : '남음'}`}
      footer={
        <>
          {onRetry && failed.length > 0 && (
            <Button
              onClick={() => onRetry(failed.map(({ key }) => key))}
            >{`실패한 ${grouped(failed.length)}건 다시`}</Button>
          )}
          <Button variant={onGoOn ? 'line' : 'primary'} onClick={onClose}>
            닫기
          </Button>
          {onGoOn && (
            <Button variant="primary" onClick={onGoOn}>
              이어서 하기
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.results}>
        {left.slice(0, mostShown).map(({ key, state, reason }) => (
          <li key={key}>
            <span>{nameOf(key)}</span>
            <Dot tone={tones[state]}>{words[state]}</Dot>
            <span className={styles.reason}>{reason}</span>
          </li>
        ))}
      </ul>
      {left.length > mostShown && <p className={styles.reason}>{`처음 ${mostShown}건을 보여 드려요`}</p>}
    </Modal>
  );
}
