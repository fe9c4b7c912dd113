import { businessHours } from '@mall/domain/business-hours';
import Info from 'lucide-react/icons/info';
import { useImageUrl } from '../../../lib/mall/image-url.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { welcomeWords } from '../model/welcome-words.ts';
import { AccountLinks } from '../parts/account-links.tsx';
import { LoginForm } from '../parts/login-form.tsx';
import { MallMark } from '../parts/mall-mark.tsx';
import { TidButton } from '../parts/tid-button.tsx';
import styles from './login.module.css';

/** The desktop's login layout: the mall's introduction at the left, the form at the right. */
export function LoginPage({ address: { redirect } }: ScreenProps<'login'>) {
  const { mall } = useMall();
  const { weekdays } = businessHours(mall.centerOpensAt, mall.centerClosesAt);
  return (
    <div className={styles.page}>
      <LoginScene />
      <main className={styles.side} id="content">
        <div className={styles.inner}>
          <h1>로그인</h1>
          <p className={styles.lead}>회사에서 안내받은 아이디로 로그인해 주세요.</p>
          <LoginForm redirect={redirect} hasIcons />
          <TidButton redirect={redirect} />
          <AccountLinks />
          <p className={styles.note}>
            <Info aria-hidden />
            <span>임시 비밀번호로 로그인하면 새 비밀번호로 바꿔야 해요.</span>
          </p>
        </div>
        <p className={styles.help}>
          고객센터 {mall.customerPhone} · {weekdays}
        </p>
      </main>
    </div>
  );
}

function LoginScene() {
  const { mall } = useMall();
  const toUrl = useImageUrl();
  const { headline, text, pictures } = welcomeWords(mall);
  const [large, small] = pictures;
  return (
    <section className={styles.scene} aria-label="쇼핑몰 소개">
      <MallMark />
      <p className={styles.headline}>{headline}</p>
      <p className={styles.text}>{text}</p>
      <img className={styles.phone} src={toUrl(`${large}.800.webp`)} alt="" />
      <img className={styles.headphone} src={toUrl(`${small}.800.webp`)} alt="" />
      <img className={styles.tumbler} src={toUrl('goods/tumbler.480.webp')} alt="" />
    </section>
  );
}
