import { Link } from '@tanstack/react-router';
import { useMay } from '../../lib/use-me.ts';
import styles from './records.module.css';
import { SealCheck } from './seal-check.tsx';

/** The two logs, and whether they are as they were sealed. */
export function RecordsTabs({ current }: { current: 'audit' | 'access' }) {
  const mayCheck = useMay('records.read');
  return (
    <>
      <nav className={styles.tabs} aria-label="기록">
        <Link to="/records" aria-current={current === 'audit' ? 'page' : undefined}>
          변경
        </Link>
        <Link to="/records/access" aria-current={current === 'access' ? 'page' : undefined}>
          개인정보·로그인
        </Link>
      </nav>
      {mayCheck && <SealCheck />}
    </>
  );
}
