import { isThere } from '@mall/domain/access-matrix';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { usePasswordGate } from '../model/use-password-gate.ts';
import { Details } from './details.tsx';
import { DeviceSection } from './device-section.tsx';
import { MarketingSection } from './marketing-section.tsx';
import styles from './member-info.module.css';
import { PasswordGate } from './password-gate.tsx';
import { TidSection } from './tid-section.tsx';

/** The member's own account, behind the password. */
export function MemberInfo() {
  usePageTitle('회원정보 변경');
  const gate = usePasswordGate();
  const { mall } = useMall();
  if (gate.proof === undefined) return <PasswordGate gate={gate} />;
  const unlocked = { proof: gate.proof, onExpired: gate.shut };
  return (
    <>
      <Details {...unlocked} />
      <TidSection {...unlocked} />
      <MarketingSection />
      <DeviceSection />
      {isThere('withdrawal', mall) && (
        <section className={styles.section} aria-label="회원 탈퇴">
          <ScreenLink className={styles.leave} screen="withdrawal">
            회원 탈퇴
          </ScreenLink>
        </section>
      )}
    </>
  );
}
