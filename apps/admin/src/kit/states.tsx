import { useDelayedFlag } from '@mall/ui/use-delayed-flag';
import type { LucideIcon } from 'lucide-react';
import Lock from 'lucide-react/icons/lock';
import PackageOpen from 'lucide-react/icons/package-open';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Unplug from 'lucide-react/icons/unplug';
import type { ReactNode } from 'react';
import { errorText, isOfficeError } from '../lib/office-error.ts';
import { Button } from './button.tsx';
import styles from './states.module.css';

type NoticeProps = {
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  /** What to do about it. */
  actions?: ReactNode;
};

/** Shown in place of missing content: the reason, and the way out. */
export function Notice({ icon: Icon, title, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Icon size={32} strokeWidth={1.25} aria-hidden="true" />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Nothing is there: the cause, and what to do. */
export const Empty = (props: Omit<NoticeProps, 'icon'> & { icon?: LucideIcon }) => (
  <Notice icon={PackageOpen} {...props} />
);

type FailureProps = { error: unknown; what: string; retry: () => void };

/** Reading failed: the reason, the number to quote, and a retry. A forbidden thing looks like a missing one. */
export function Failure({ error, what, retry }: FailureProps) {
  if (isOfficeError(error, '4040')) return <NotThere />;
  const requestId = isOfficeError(error) ? error.requestId : undefined;
  return (
    <Notice
      icon={Unplug}
      title={`${what} 불러오지 못했어요`}
      actions={
        <>
          <Button variant="primary" icon={RefreshCw} onClick={retry}>
            다시 시도
          </Button>
          {requestId && <span className={styles.number}>오류 번호 {requestId.slice(0, 8)}</span>}
        </>
      }
    >
      {errorText(error)}
    </Notice>
  );
}

/** An unknown address, or one that may not be seen: both look alike. */
export function NotThere({ actions }: { actions?: ReactNode }) {
  return (
    <Notice icon={Lock} title="볼 수 있는 내용이 없어요" actions={actions}>
      없는 주소이거나 권한이 없어요. 필요하면 관리자에게 요청해 주세요.
    </Notice>
  );
}

/** Grey bars in place of coming rows, after a moment, so that a quick reply shows none. */
export function RowSkeleton({ rows = 12, columns = 6 }: { rows?: number; columns?: number }) {
  const isShown = useDelayedFlag(true);
  if (!isShown) return null;
  const widths = [72, 40, 48, 60, 36, 52];
  return (
    <div className={styles.skeleton} role="status" aria-label="불러오는 중">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no names and never move
        <div key={row} className={styles.bars}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={column} style={{ width: `${widths[(row + column) % widths.length]}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
