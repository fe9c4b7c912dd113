import { checkPasswordLimits } from '@mall/contracts/limits/member';
import { Button } from '@mall/ui/button';
import { TextField } from '@mall/ui/text-field';
import { useRef } from 'react';
import type { PasswordGate as Gate } from '../model/use-password-gate.ts';
import styles from './member-info.module.css';

/** Who is signed in types the password once more before the member's details are shown. */
export function PasswordGate({ gate }: { gate: Gate }) {
  const field = useRef<HTMLInputElement>(null);
  const check = (data: FormData) => {
    gate.check(String(data.get('password') ?? ''));
    field.current?.focus();
  };
  return (
    <form className={styles.gate} action={check} noValidate>
      <p>회원님의 정보를 지키려고 비밀번호를 한 번 더 확인해요.</p>
      <TextField
        ref={field}
        label="비밀번호"
        type="password"
        name="password"
        size="lg"
        autoComplete="current-password"
        maxLength={checkPasswordLimits.password.maxLength}
        error={gate.complaint}
      />
      <Button type="submit" variant="primary" size="lg" block isLoading={gate.isPending}>
        확인
      </Button>
    </form>
  );
}
