import { Button } from '@mall/ui/button';
import { TextField } from '@mall/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { CertificationPanel } from '../../../components/certification/certification-panel.tsx';
import { Complaint } from '../../../components/complaint.tsx';
import { errorText, isApiError } from '../../../lib/api-error.ts';
import { useCertification } from '../../../lib/use-certification.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { idComplaint, passwordLengths, type useResetPassword } from '../model/use-reset-password.ts';
import styles from './recovery.module.css';

type Props = { reset: ReturnType<typeof useResetPassword>['byPhone'] };

const failed = '임시 비밀번호를 만들지 못했어요. 잠시 뒤에 다시 시도해 주세요.';

/** One's id, and who one is; a mistyped id can be put right without another certification. */
export function PhonePassword({ reset }: Props) {
  const certification = useCertification('RESET_PASSWORD');
  // A phone leaves the page for the certification: the id is still there afterwards.
  const [{ id }, change] = useDraft('recovery.password', { id: '' });
  const [complaint, setComplaint] = useState<string>();
  const idRef = useRef<HTMLInputElement>(null);
  const { certificationKey } = certification;
  const isOtherId = isApiError(reset.error, '1265');

  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = idComplaint(id);
    setComplaint(wrong);
    if (wrong) return idRef.current?.focus();
    if (certificationKey === null || reset.isPending) return;
    reset.mutate(
      { id, certificationKey },
      {
        onSuccess: certification.reset,
        onError: (error) => (isApiError(error, '1265') ? idRef.current?.focus() : certification.reset()),
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label="아이디"
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={passwordLengths.id}
        ref={idRef}
        value={id}
        onChange={(event) => {
          change({ id: event.target.value });
          setComplaint(undefined);
        }}
        error={complaint ?? (isOtherId ? errorText(reset.error, failed) : undefined)}
      />
      <CertificationPanel certification={certification} reason="가입한 분의 휴대폰으로 인증해 주세요." />
      <Complaint isAnnounced>{reset.error && !isOtherId && errorText(reset.error, failed)}</Complaint>
      {certificationKey !== null && (
        <Button type="submit" variant="primary" size="xl" block isLoading={reset.isPending}>
          임시 비밀번호 받기
        </Button>
      )}
    </form>
  );
}
