import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { Button } from '@mall/ui/button';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { useImageUrl } from '../../../lib/mall/image-url.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { homeBelowMall } from '../../../lib/routing/landing.ts';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';
import { welcomeWords } from '../model/welcome-words.ts';
import { AccountLinks } from '../parts/account-links.tsx';
import { MallMark } from '../parts/mall-mark.tsx';
import styles from './intro.module.css';

/** R2.01: the mobile landing. */
export function IntroPage() {
  const openMall = useMall();
  const { mall } = openMall;
  const toUrl = useImageUrl();
  const { claim, text, benefits, start, pictures } = welcomeWords(mall);
  const [large, small] = pictures;
  return (
    <main className={styles.page} id="content" data-chrome="intro">
      <div className={styles.top}>
        <MallMark />
        <h1>
          {claim} {mall.name}
        </h1>
        <p>{text}</p>
      </div>
      <div className={styles.scene}>
        <img className={styles.phone} src={toUrl(`${large}.800.webp`)} alt="" />
        <img className={styles.headphone} src={toUrl(`${small}.480.webp`)} alt="" />
      </div>
      <section className={styles.bottom} aria-label="시작하기">
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit.picture}>
              <ObjectPicture name={benefit.picture} size={96} />
              {benefit.text}
            </li>
          ))}
        </ul>
        <StartButton label={start} home={homeBelowMall(openMall)} isOpen={mall.isLoginOpen} />
      </section>
    </main>
  );
}

type StartProps = { label: string; home: ScreenTarget; isOpen: boolean };

function StartButton({ label, home, isOpen }: StartProps) {
  const isSignedIn = useIsSignedIn();
  const to: ScreenTarget = isSignedIn ? home : { screen: 'login' };
  return (
    <>
      <Button variant="primary" size="xl" block render={<MallLink to={to} />}>
        {isSignedIn ? label : '로그인하고 시작하기'}
      </Button>
      {/* R4.07: this mall's home can be seen without signing in. */}
      {!isSignedIn && isOpen && (
        <ScreenLink className={styles.look} screen="home">
          먼저 둘러보기
        </ScreenLink>
      )}
      {!isSignedIn && <AccountLinks />}
    </>
  );
}
