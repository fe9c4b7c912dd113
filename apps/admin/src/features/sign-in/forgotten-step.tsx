import * as contract from '@mall/contracts/office/sign-in';
import { useMutation } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { FormEvent } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { callOffice } from '../../lib/call.ts';
import { errorText } from '../../lib/office-error.ts';
import styles from './sign-in.module.css';

type Props = { email: string; onEmail: (email: string) => void; onBack: () => void };

/** Requests a link for another password; the reply is the same whether there is such an account or not. */
export function ForgottenStep({ email, onEmail, onBack }: Props) {
  const mail = useMutation({
    mutationFn: () => callOffice(contract.mailPasswordLink, { body: { email: email.trim() } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mail.mutate();
  };
  return (
    <form className={styles.box} onSubmit={submit}>
      <button type="button" className={styles.back} onClick={onBack}>
        <ChevronLeft size={14} aria-hidden="true" />
        로그인
      </button>
      <h1>비밀번호 찾기</h1>
      {mail.isSuccess ? (
        <p className={styles.sub} role="status">
          {email.trim()}로 등록된 직원이 있다면 메일을 보냈어요. 1시간 안에 메일의 버튼을 눌러 주세요.
        </p>
      ) : (
        <>
          <p className={styles.sub}>새 비밀번호를 정하는 링크를 메일로 보내 드려요</p>
          <div className={styles.fields}>
            <TextField
              label="회사 메일"
              size="lg"
              type="email"
              required
              value={email}
              error={mail.error ? errorText(mail.error) : undefined}
              autoFocus
              onChange={(event) => onEmail(event.target.value)}
            />
          </div>
          <Button type="submit" variant="primary" size="xl" isBlock isBusy={mail.isPending} className={styles.next}>
            메일 받기
          </Button>
        </>
      )}
      <p className={styles.foot}>로그인할 때는 새 비밀번호로도 한 번 더 확인해요.</p>
    </form>
  );
}
