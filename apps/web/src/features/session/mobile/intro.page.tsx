import { Button } from '@mall/ui/button';
import { MallLink } from '../../../components/mall-link.tsx';
import { ObjectPicture } from '../../../components/object-picture.tsx';
import { useImageUrl } from '../../../lib/image-url.ts';
import { homeBelowMall } from '../../../lib/landing.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import { useIsSignedIn } from '../../../lib/use-is-signed-in.ts';
import { MallMark } from '../parts/mall-mark.tsx';
import styles from './intro.module.css';

const benefits = [
  { picture: 'emoji/phone', text: '휴대폰\n추가지원금' },
  { picture: 'emoji/label', text: '회원 전용가\n그대로 공개' },
  { picture: 'emoji/repeat', text: '가전 구독\n관리까지' },
] as const;

/** R2.01: the mobile landing. */
export function IntroPage() {
  const openMall = useMall();
  const { mall } = openMall;
  const toUrl = useImageUrl();
  return (
    <main className={styles.page} id="content">
      <div className={styles.top}>
        <MallMark />
        <h1>
          우리 회사만의
          <br />
          좋은 값, {mall.name}
        </h1>
        <p>{'임직원과 가족이라면 누구나\n휴대폰부터 살림, 구독까지 한 번에.'}</p>
      </div>
      <div className={styles.scene}>
        <img className={styles.phone} src={toUrl('goods/phone_violet.800.webp')} alt="" />
        <img className={styles.headphone} src={toUrl('goods/headphone_sand.480.webp')} alt="" />
      </div>
      <section className={styles.bottom} aria-label="시작하기">
        <ul className={styles.benefits}>
          {benefits.map(({ picture, text }) => (
            <li key={picture}>
              <ObjectPicture name={picture} size={96} />
              {text}
            </li>
          ))}
        </ul>
        <StartButton home={homeBelowMall(openMall)} isOpen={mall.isLoginOpen} />
      </section>
    </main>
  );
}

function StartButton({ home, isOpen }: { home: string; isOpen: boolean }) {
  const isSignedIn = useIsSignedIn();
  const to = isSignedIn ? home : '/login';
  return (
    <>
      <Button variant="primary" size="xl" block render={<MallLink to={to} />}>
        {isSignedIn ? '쇼핑 시작하기' : '로그인하고 시작하기'}
      </Button>
      {/* R4.07: this mall's home may be seen without signing in. */}
      {!isSignedIn && isOpen && (
        <MallLink className={styles.look} to="/home">
          먼저 둘러보기
        </MallLink>
      )}
    </>
  );
}
