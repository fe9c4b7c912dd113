import { accessMatrix } from '@mall/domain/access-matrix';
import { withdrawalLink } from '@mall/domain/menu-links';
import { Button } from '@mall/ui/button';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Skeleton } from '@mall/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { MallLink } from '../../../components/mall-link.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { profileQuery } from '../api/member.query.ts';
import { usePasswordGate } from '../model/use-password-gate.ts';
import { DeviceSection } from './device-section.tsx';
import { MarketingSection } from './marketing-section.tsx';
import styles from './member-info.module.css';
import { PasswordGate } from './password-gate.tsx';

/** The member's own account, behind the password. */
export function MemberInfo() {
  usePageTitle('회원정보 변경');
  const gate = usePasswordGate();
  const { mall, device } = useMall();
  if (gate.proof === undefined) return <PasswordGate gate={gate} />;
  return (
    <>
      <Details proof={gate.proof} onExpired={gate.shut} />
      <MarketingSection />
      <DeviceSection />
      {accessMatrix.withdrawal.types.some((type) => type === mall.salesType) && (
        <section className={styles.section} aria-label="회원 탈퇴">
          <MallLink className={styles.leave} to={withdrawalLink(device)}>
            회원 탈퇴
          </MallLink>
        </section>
      )}
    </>
  );
}

function Details({ proof, onExpired }: { proof: string; onExpired: () => void }) {
  const { data, isPending, error, refetch } = useQuery(profileQuery(proof));
  return (
    <section className={styles.section} aria-label="기본 정보">
      <h2>기본 정보</h2>
      {isPending && <Skeleton height={120} />}
      {error && <ErrorNotice error={error} onRetry={isApiError(error, '4220') ? onExpired : () => void refetch()} />}
      {data && (
        <KeyValueList
          items={[
            { label: '아이디', value: data.loginId },
            { label: '이름', value: data.name },
            { label: '이메일', value: data.email || '등록한 이메일이 없어요' },
            { label: '가입일', value: momentText(data.joinedAt).slice(0, 10) },
          ]}
        />
      )}
      <div className={styles.buttons}>
        <Button render={<MallLink to="/updatePasswordForm" />}>비밀번호 변경</Button>
      </div>
    </section>
  );
}
