import type { FirstFactors } from '@mall/contracts/office/factors';
import * as contract from '@mall/contracts/office/sign-in';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { callOffice } from '../../../lib/call.ts';
import { errorText, isOfficeError } from '../../../lib/office-error.ts';
import { CodeField } from '../code-field.tsx';
import { makePasskey } from '../passkey.ts';
import { PasskeyCard } from '../passkey-card.tsx';
import { PasswordField } from '../password-field.tsx';
import styles from '../sign-in.module.css';
import { TotpPicture } from './totp-picture.tsx';

type Props = {
  token: string;
  invitation: contract.Invitation;
  onAccepted: (codes: readonly string[]) => void;
};

/** The choice of factors: a passkey, or a password and an app for one-time codes. */
export function ChooseFactors({ token, invitation: { name, email, totp, passkey }, onAccepted }: Props) {
  const [isPassword, setPassword] = useState(false);
  const accept = useMutation({
    mutationFn: async (factors: FirstFactors | 'passkey') => {
      const chosen: FirstFactors =
        factors === 'passkey' ? { kind: 'passkey', answer: await makePasskey(passkey ?? {}) } : factors;
      return callOffice(contract.acceptInvitation, { body: { token, factors: chosen } });
    },
    onSuccess: ({ codes }) => onAccepted(codes),
  });
  const error = accept.error ? errorText(accept.error) : undefined;
  return (
    <div className={styles.box}>
      <h1>{name}님, 반가워요</h1>
      <p className={styles.sub}>{email}로 로그인하는 방법을 정해 주세요</p>
      {isPassword && totp ? (
        <PasswordWithApp
          totp={totp}
          error={accept.error ?? undefined}
          isBusy={accept.isPending}
          onTake={(password, code) => accept.mutate({ kind: 'password', password, code, seal: totp.seal })}
        />
      ) : (
        <>
          <PasskeyCard isBusy={accept.isPending} onPress={() => accept.mutate('passkey')} />
          {error && (
            <p className={styles.hint} data-error="" role="alert">
              {error}
            </p>
          )}
          <div className={styles.or}>또는</div>
          <Button size="xl" isBlock onClick={() => setPassword(true)}>
            비밀번호와 인증 앱 쓰기
          </Button>
        </>
      )}
      <p className={styles.foot}>
        {isPassword ? (
          <button type="button" className={styles.link} onClick={() => setPassword(false)}>
            패스키로 할게요
          </button>
        ) : (
          '패스키는 이 기기의 지문, 얼굴, PIN으로 로그인하는 방법이에요.'
        )}
      </p>
    </div>
  );
}

type PasswordProps = {
  totp: NonNullable<contract.Invitation['totp']>;
  error: Error | undefined;
  isBusy: boolean;
  onTake: (password: string, code: string) => void;
};

function PasswordWithApp({ totp, error, isBusy, onTake }: PasswordProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const fault = isOfficeError(error) ? error.fieldErrors.find(({ field }) => field === 'password') : undefined;
  return (
    <div className={styles.fields}>
      <PasswordField
        isNew
        isFocused
        label="새 비밀번호"
        value={password}
        onChange={setPassword}
        help="12자 이상이면 돼요."
        error={fault?.message}
      />
      <TotpPicture totp={totp} />
      <CodeField
        value={code}
        onChange={setCode}
        onComplete={(typed) => onTake(password, typed)}
        error={error && !fault ? errorText(error) : undefined}
      />
      <Button variant="primary" size="xl" isBlock isBusy={isBusy} onClick={() => onTake(password, code)}>
        이 방법으로 시작하기
      </Button>
    </div>
  );
}
