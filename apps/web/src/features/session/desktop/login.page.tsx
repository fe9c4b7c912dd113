import { businessHours } from '@mall/domain/business-hours';
import { Info } from 'lucide-react';
import { useImageUrl } from '../../../lib/image-url.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import { AccountLinks } from '../parts/account-links.tsx';
import { LoginForm } from '../parts/login-form.tsx';
import { MallMark } from '../parts/mall-mark.tsx';
import { TidButton } from '../parts/tid-button.tsx';
import styles from './login.module.css';

/** The desktop's login layout: what the mall is at the left, the way in at the right. */
export function LoginPage({ redirect }: { redirect: string | undefined }) {
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
  const toUrl = useImageUrl();
  return (
    <section className={styles.scene} aria-label="쇼핑몰 소개">
      <MallMark />
      <p className={styles.headline}>{'같은 물건, 더 좋은 값.\n우리 회사 복지몰에서.'}</p>
      <p className={styles.text}>{'휴대폰부터 살림, 정기 구독까지\n임직원과 가족만의 가격으로 만나 보세요.'}</p>
      <img className={styles.phone} src={toUrl('goods/phone_violet.800.webp')} alt="" />
      <img className={styles.headphone} src={toUrl('goods/headphone_sand.800.webp')} alt="" />
      <img className={styles.tumbler} src={toUrl('goods/tumbler.480.webp')} alt="" />
    </section>
  );
}
