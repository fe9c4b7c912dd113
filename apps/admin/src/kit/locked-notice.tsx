import type { LockedBy } from '@mall/contracts/office/locked-by';
import Lock from 'lucide-react/icons/lock';
import { useMay } from '../lib/use-me.ts';
import styles from './locked-notice.module.css';
import { OfficeLink } from './office-link.tsx';

type Props = {
  lockedBy: LockedBy | null | undefined;
  /** What can still be changed. */
  except?: string;
};

/** The blueprint that locks the content on the screen, with a link; nothing when it is not locked. */
export const LockedNotice = ({ lockedBy, except = '' }: Props) => (
  <BlueprintNotice blueprint={lockedBy}>
    {(name) => `‘${name}’ 블루프린트가 잠가서 이 몰에서는 고칠 수 없어요. ${except}`.trim()}
  </BlueprintNotice>
);

/** The blueprint whose content is on the screen, until the mall has its own. */
export const FollowingNotice = ({ follows }: { follows: LockedBy | null }) => (
  <BlueprintNotice blueprint={follows}>
    {(name) => `‘${name}’ 블루프린트를 따라가고 있어요. 여기서 바꿔 공개하면 이 몰 것이 되고, 더는 따라가지 않아요.`}
  </BlueprintNotice>
);

type NoticeProps = { blueprint: LockedBy | null | undefined; children: (name: string) => string };

function BlueprintNotice({ blueprint, children }: NoticeProps) {
  const mayGo = useMay('malls.write');
  if (!blueprint) return null;
  return (
    <p className={styles.locked} role="note">
      <Lock size={15} strokeWidth={1.75} aria-hidden="true" />
      <span>{children(blueprint.name)}</span>
      {mayGo && (
        <OfficeLink screen="blueprints" search={{ open: String(blueprint.mallId) }}>
          블루프린트 보기
        </OfficeLink>
      )}
    </p>
  );
}
