import type { OwnAccount } from '@mall/contracts/recovery';
import { Button } from '@mall/ui/button';
import { useState } from 'react';
import { Complaint } from '../../../components/complaint.tsx';
import { CertificationPanel } from '../../../entities/certification/certification-panel.tsx';
import { useCertification } from '../../../entities/certification/use-certification.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import type { useResetPassword } from '../model/use-reset-password.ts';
import { OwnAccounts } from './own-accounts.tsx';
import styles from './recovery.module.css';

type Props = { reset: ReturnType<typeof useResetPassword>['byPhone'] };

const failed = '임시 비밀번호를 만들지 못했어요. 잠시 뒤에 다시 시도해 주세요.';

/** Who one is, and of several accounts which; nobody has to know their id for it. */
export function PhonePassword({ reset }: Props) {
  const certification = useCertification('RESET_PASSWORD');
  const { certificationKey } = certification;
  const [accounts, setAccounts] = useState<readonly OwnAccount[]>([]);
  const [memberNo, setMemberNo] = useState<number | null>(null);

  const submit = (key: string) => {
    if (reset.isPending) return;
    reset.mutate(
      { certificationKey: key, ...(memberNo !== null && { memberNo }) },
      {
        onSuccess: ({ issued, accounts: own }) => {
          if (issued || own.length === 0) return certification.reset();
          setAccounts(own);
          setMemberNo(own[0]?.memberNo ?? null);
        },
        onError: certification.reset,
      },
    );
  };
  return (
    <div className={styles.form}>
      <CertificationPanel
        certification={certification}
        reason="본인 명의의 휴대폰으로 인증하면 아이디를 몰라도 새 비밀번호를 만들 수 있어요."
      />
      {accounts.length > 1 && <OwnAccounts accounts={accounts} value={memberNo} onChange={setMemberNo} />}
      <Complaint isAnnounced>{reset.error && errorText(reset.error, failed)}</Complaint>
      {certificationKey !== null && (
        <Button variant="primary" size="xl" block isLoading={reset.isPending} onClick={() => submit(certificationKey)}>
          임시 비밀번호 받기
        </Button>
      )}
    </div>
  );
}
