import { hasOwnAccount } from '@mall/domain/access-matrix';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import { ObjectPicture } from '../content/object-picture.tsx';
import { ScreenLink } from '../link/screen-link.tsx';
import styles from './status-page.module.css';
import { StatusPage } from './status-page.tsx';

const words = {
  PAUSED: { title: '쇼핑몰이 잠시 쉬고 있어요', text: '준비를 마치는 대로 다시 열게요.' },
  CLOSED: { title: '쇼핑몰이 문을 닫았어요', text: '그동안 이용해 주셔서 고맙습니다.' },
} as const;

/** Shown instead of what a paused or closed mall does not show: why, and what remains for its members. */
export function RestPage() {
  const { mall } = useMall();
  const isSignedIn = useIsSignedIn();
  const { title, text } = words[mall.state === 'CLOSED' ? 'CLOSED' : 'PAUSED'];
  return (
    <StatusPage
      title={title}
      picture={<ObjectPicture className={styles.plug} name="emoji/house" size={192} />}
      actions={hasOwnAccount(mall) && (isSignedIn ? <OwnLinks /> : <SignIn />)}
    >
      {mall.restNotice || text}
      {hasOwnAccount(mall) && '\n주문 내역과 문의는 계속 볼 수 있어요.'}
    </StatusPage>
  );
}

function OwnLinks() {
  return (
    <>
      <ScreenLink className={styles.line} screen="questionList">
        1:1 문의
      </ScreenLink>
      <ScreenLink className={styles.primary} screen="orderList">
        주문 내역
      </ScreenLink>
    </>
  );
}

function SignIn() {
  return (
    <ScreenLink className={styles.primary} screen="login">
      로그인하기
    </ScreenLink>
  );
}
