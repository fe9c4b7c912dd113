import * as contract from '@mall/contracts/office/sign-in';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { callOffice } from '../../../lib/call.ts';
import { faultText } from '../../../lib/office-error.ts';
import { PasswordField } from '../password-field.tsx';
import styles from '../sign-in.module.css';

type Props = { token: string; email: string; onDone: () => void };

/** A new password after the old one was forgotten; signing in still needs both factors. */
export function NewPassword({ token, email, onDone }: Props) {
  const [password, setPassword] = useState('');
  const set = useMutation({
    mutationFn: () => callOffice(contract.setPassword, { body: { token, password } }),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate();
  };
  return (
    <form className={styles.box} onSubmit={submit}>
      <h1>새 비밀번호</h1>
      <p className={styles.sub}>{email}의 새 비밀번호를 정해 주세요</p>
      <div className={styles.fields}>
        <PasswordField
          isNew
          isFocused
          label="새 비밀번호"
          value={password}
          onChange={setPassword}
          help="12자 이상이면 돼요."
          error={set.error ? faultText(set.error) : undefined}
        />
      </div>
      <Button type="submit" variant="primary" size="xl" isBlock isBusy={set.isPending} className={styles.next}>
        비밀번호 바꾸기
      </Button>
      <p className={styles.foot}>다른 기기에서는 모두 로그아웃돼요.</p>
    </form>
  );
}
