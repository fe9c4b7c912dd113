import type { SessionProof } from '@mall/contracts/office/factors';
import * as contract from '@mall/contracts/office/sign-in';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { callOffice } from '../../lib/call.ts';
import { errorText } from '../../lib/office-error.ts';
import { CodeField } from './code-field.tsx';
import { signWithPasskey } from './passkey.ts';
import { PasskeyCard } from './passkey-card.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in.module.css';

type ProofProps = {
  /** A locked screen can be opened with the password too; a step-up cannot. */
  isLocked: boolean;
  onProved: () => void;
};

/** Proves identity again: a passkey or a code, and for a locked screen also the password. */
export function ProofForm({ isLocked, onProved }: ProofProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const prove = useMutation({
    mutationFn: async (proof: SessionProof | 'passkey') => {
      const factor: SessionProof =
        proof === 'passkey'
          ? { kind: 'passkey', answer: await signWithPasskey(await callOffice(contract.beginProof)) }
          : proof;
      await callOffice(contract.proveSession, { body: { factor } });
    },
    onSuccess: onProved,
    onError: () => setCode(''),
  });
  const error = prove.error ? errorText(prove.error) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    prove.mutate({ kind: 'password', password });
  };
  return (
    <div className={styles.box}>
      <p className={styles.sub}>
        {isLocked ? '확인하면 하던 일을 그대로 이어서 할 수 있어요' : '중요한 일이라 5분 안에 확인한 것만 받아요'}
      </p>
      <PasskeyCard isBusy={prove.isPending} onPress={() => prove.mutate('passkey')} />
      <div className={styles.or}>또는 인증 앱 번호 6자리</div>
      <CodeField
        value={code}
        onChange={setCode}
        onComplete={(typed) => prove.mutate({ kind: 'totp', code: typed })}
        error={error}
      />
      {isLocked && (
        <form onSubmit={submit}>
          <div className={styles.or}>또는 비밀번호</div>
          <PasswordField value={password} onChange={setPassword} />
          <Button type="submit" variant="primary" size="xl" isBlock isBusy={prove.isPending} className={styles.next}>
            이어서 하기
          </Button>
        </form>
      )}
    </div>
  );
}
