import { ScreenLink } from '../../components/link/screen-link.tsx';
import { useMemberName } from '../../entities/member/use-member-name.ts';
import { useSignOut } from '../../features/session/model/use-sign-out.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import { openLookup } from '../common/open-lookup.ts';
import { useUserBar } from '../common/use-user-bar.ts';
import styles from './user-bar.module.css';

export function UserBar() {
  const { mall } = useMall();
  const isSignedIn = useIsSignedIn();
  return (
    <nav className={styles.bar} aria-label="회원 메뉴">
      <div className={styles.inner}>
        <span className={styles.slogan}>{mall.slogan}</span>
        {isSignedIn ? <MemberEntries /> : <ScreenLink screen="login">로그인</ScreenLink>}
      </div>
    </nav>
  );
}

function MemberEntries() {
  const memberName = useMemberName();
  const { links, lookupUrl, canSignOut } = useUserBar();
  const signOut = useSignOut();
  return (
    <ul className={styles.list}>
      {memberName && (
        <li>
          <b>{memberName}</b> 님
        </li>
      )}
      {links.map(({ entry, label, to }) => (
        <li key={entry}>
          <ScreenLink {...to}>{label}</ScreenLink>
        </li>
      ))}
      {lookupUrl && (
        <li>
          <button type="button" title="새 창" onClick={() => openLookup(lookupUrl)}>
            T-GATE 조회
          </button>
        </li>
      )}
      {canSignOut && (
        <li>
          <button type="button" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            로그아웃
          </button>
        </li>
      )}
    </ul>
  );
}
