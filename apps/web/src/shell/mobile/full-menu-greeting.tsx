import { showsSignOut } from '@mall/domain/access-matrix';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { useMemberName } from '../../entities/member/use-member-name.ts';
import { useSignOut } from '../../features/session/model/use-sign-out.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import styles from './full-menu.module.css';

/** The member's name, with sign-in or sign-out. */
export function FullMenuGreeting() {
  const { mall } = useMall();
  const isSignedIn = useIsSignedIn();
  const memberName = useMemberName();
  const signOut = useSignOut();
  return (
    <div className={styles.greeting}>
      <div>
        <b>{isSignedIn ? (memberName ? `${memberName} 님` : mall.name) : '로그인해 주세요'}</b>
        <p>{isSignedIn ? (memberName ? mall.name : mall.slogan) : '회원만의 가격으로 만나 보세요'}</p>
      </div>
      {!isSignedIn && (
        <ScreenLink className={styles.signButton} screen="login">
          로그인
        </ScreenLink>
      )}
      {isSignedIn && showsSignOut(mall) && (
        <button
          type="button"
          className={styles.signButton}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          로그아웃
        </button>
      )}
    </div>
  );
}
