import * as contract from '@mall/contracts/office/sign-in';
import { useMutation } from '@tanstack/react-query';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { callOffice } from '../../lib/call.ts';
import { errorText } from '../../lib/office-error.ts';
import { signWithPasskey } from './passkey.ts';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in.module.css';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  onPassword: (step: contract.SecondStep) => void;
  onSignedIn: () => void;
  onForgotten: () => void;
};

/** The first step: address and password, or only a passkey, which is both steps at once. */
export function PasswordStep({ email, onEmail, onPassword, onSignedIn, onForgotten }: Props) {
  const [password, setPassword] = useState('');
  const first = useMutation({
    mutationFn: () => callOffice(contract.signIn, { body: { email: email.trim(), password } }),
    onSuccess: onPassword,
  });
  const passkey = useMutation({
    mutationFn: async () => {
      const answer = await signWithPasskey(await callOffice(contract.beginPasskeySignIn));
      await callOffice(contract.signInWithPasskey, { body: { answer } });
    },
    onSuccess: onSignedIn,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    first.mutate();
  };
  const error = first.error ?? passkey.error;
  return (
    <form className={styles.box} onSubmit={submit} aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">로그인</h1>
      <p className={styles.sub}>회사 메일과 비밀번호를 입력해 주세요</p>
      <div className={styles.fields}>
        <TextField
          label="회사 메일"
          size="lg"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          autoFocus={email === ''}
          onChange={(event) => onEmail(event.target.value)}
        />
        <PasswordField
          value={password}
          onChange={setPassword}
          isFocused={email !== ''}
          error={error ? errorText(error) : undefined}
          note={
            <button type="button" className={styles.link} onClick={onForgotten}>
              비밀번호 찾기
            </button>
          }
        />
      </div>
      <Button type="submit" variant="primary" size="xl" isBlock isBusy={first.isPending} className={styles.next}>
        다음
      </Button>
      <div className={styles.or}>또는</div>
      <Button size="xl" isBlock icon={FingerprintPattern} isBusy={passkey.isPending} onClick={() => passkey.mutate()}>
        패스키로 로그인
      </Button>
      <p className={styles.foot}>5번 틀리면 10분 동안 잠겨요. 패스키가 가장 빠르고 안전해요.</p>
    </form>
  );
}
