import { useRouter } from '@tanstack/react-router';
import { useMallIfAny } from '../../lib/mall/mall-context.tsx';
import { homeOf } from '../../lib/routing/landing.ts';
import { ObjectPicture } from '../content/object-picture.tsx';
import styles from './status-page.module.css';
import { StatusPage } from './status-page.tsx';

/** R2.18: the not-found page, whose picture links to the home. Outside any mall, that is the host's own home. */
export function NotFoundPage() {
  const router = useRouter();
  const openMall = useMallIfAny();
  const home = openMall ? homeOf(openMall) : '/';
  return (
    <StatusPage
      title="찾으시는 페이지가 없어요"
      picture={
        <a className={styles.art} href={home} aria-label="홈으로">
          <b aria-hidden>404</b>
          <ObjectPicture className={styles.box} name="emoji/box" size={192} />
          <ObjectPicture className={styles.magnifier} name="emoji/mag" size={192} />
        </a>
      }
      actions={
        <>
          <button type="button" className={styles.line} onClick={() => router.history.back()}>
            이전 페이지
          </button>
          <a className={styles.primary} href={home}>
            홈으로 가기
          </a>
        </>
      }
    >
      {'주소가 바뀌었거나 판매가 끝난 상품일 수 있어요.\n주소를 다시 확인하거나 홈에서 찾아봐 주세요.'}
    </StatusPage>
  );
}
