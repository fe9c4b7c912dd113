import { businessHours } from '@mall/domain/business-hours';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { AccountLinks } from '../parts/account-links.tsx';
import { LoginForm } from '../parts/login-form.tsx';
import { MallMark } from '../parts/mall-mark.tsx';
import { TidButton } from '../parts/tid-button.tsx';
import styles from './login.module.css';

/** The mobile login, on the simple layout. */
export function LoginPage({ address: { redirect } }: ScreenProps<'login'>) {
  const { mall } = useMall();
  const { weekdays } = businessHours(mall.centerOpensAt, mall.centerClosesAt);
  return (
    <div className={styles.page}>
      <MallMark isAlone />
      <h1>
        {mall.name}에
        <br />
        로그인해 주세요
      </h1>
      <p className={styles.lead}>회사에서 안내받은 아이디를 쓰면 돼요.</p>
      <LoginForm redirect={redirect} />
      <TidButton redirect={redirect} />
      <AccountLinks />
      <p className={styles.help}>
        <span>
          <ShieldCheck aria-hidden />
          자동 입력 방지로 보호하고 있어요
        </span>
        고객센터 {mall.customerPhone} · {weekdays}
      </p>
    </div>
  );
}
