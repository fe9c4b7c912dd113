import { Button } from '@mall/ui/button';
import { ErrorText } from '../../../components/error-text.tsx';
import { CertificationPanel } from '../../../entities/certification/certification-panel.tsx';
import type { PasswordReset } from '../model/use-reset-password.ts';
import { OwnAccounts } from './own-accounts.tsx';
import styles from './recovery.module.css';

/** Certifies the visitor, who then chooses among several accounts; no id needs to be known. */
export function PhonePassword({ reset: { form, certification } }: { reset: PasswordReset }) {
  const { accounts, memberNo } = form.values;
  return (
    <form className={styles.form} {...form.props}>
      <CertificationPanel
        certification={certification}
        reason="본인 명의의 휴대폰으로 인증하면 아이디를 몰라도 새 비밀번호를 만들 수 있어요."
      />
      {accounts.length > 1 && (
        <OwnAccounts accounts={accounts} value={memberNo} onChange={(chosen) => form.set({ memberNo: chosen })} />
      )}
      <ErrorText isAnnounced>{form.failure}</ErrorText>
      {certification.certificationKey !== null && (
        <Button type="submit" variant="primary" size="xl" block isLoading={form.isSending}>
          임시 비밀번호 받기
        </Button>
      )}
    </form>
  );
}
