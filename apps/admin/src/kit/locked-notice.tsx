import type { LockedBy } from '@mall/contracts/office/locked-by';
import Lock from 'lucide-react/icons/lock';
import { useMay } from '../lib/use-me.ts';
import styles from './locked-notice.module.css';
import { OfficeLink } from './office-link.tsx';

/** Who keeps what is on the screen locked, and the way there; nothing where it is not. */
export function LockedNotice({ lockedBy }: { lockedBy: LockedBy | null | undefined }) {
  const mayGo = useMay('malls.write');
  if (!lockedBy) return null;
  return (
    <p className={styles.locked} role="note">
      <Lock size={15} strokeWidth={1.75} aria-hidden="true" />
      <span>{`‘${lockedBy.name}’ 블루프린트가 잠가서 이 몰에서는 고칠 수 없어요.`}</span>
      {mayGo && (
        <OfficeLink screen="blueprints" search={{ open: String(lockedBy.mallId) }}>
          블루프린트 보기
        </OfficeLink>
      )}
    </p>
  );
}
