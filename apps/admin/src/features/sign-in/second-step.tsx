import type { SecondFactor } from '@mall/contracts/office/factors';
import * as contract from '@mall/contracts/office/sign-in';
import { useMutation } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { callOffice } from '../../lib/call.ts';
import { errorText } from '../../lib/office-error.ts';
import { CodeField } from './code-field.tsx';
import { signWithPasskey } from './passkey.ts';
import { PasskeyCard } from './passkey-card.tsx';
import styles from './sign-in.module.css';

type Props = { email: string; step: contract.SecondStep; onBack: () => void; onSignedIn: () => void };

/** The second step: a passkey, an app's code, or a recovery code. */
export function SecondStep({ email, step: { ticket, hasTotp, passkey }, onBack, onSignedIn }: Props) {
  const [code, setCode] = useState('');
  const [isLost, setLost] = useState(!hasTotp && !passkey);
  const show = useMutation({
    mutationFn: async (factor: SecondFactor | 'passkey') => {
      const shown: SecondFactor =
        factor === 'passkey' ? { kind: 'passkey', answer: await signWithPasskey(passkey ?? {}) } : factor;
      await callOffice(contract.showSecondFactor, { body: { ticket, factor: shown } });
    },
    onSuccess: onSignedIn,
    onError: () => setCode(''),
  });
  const error = show.error ? errorText(show.error) : undefined;
  return (
    <div className={styles.box}>
      <button type="button" className={styles.back} onClick={onBack}>
        <ChevronLeft size={14} aria-hidden="true" />
        {email}
      </button>
      <h1>본인이 맞는지 확인할게요</h1>
      {isLost ? (
        <RecoveryForm
          error={error}
          isBusy={show.isPending}
          onCode={(typed) => show.mutate({ kind: 'recoveryCode', code: typed })}
        />
      ) : (
        <>
          <p className={styles.sub}>
            {passkey ? '지문이나 얼굴로 바로 로그인해요' : '인증 앱에 보이는 번호를 입력해 주세요'}
          </p>
          {passkey && <PasskeyCard isBusy={show.isPending} onPress={() => show.mutate('passkey')} />}
          {passkey && hasTotp && <div className={styles.or}>또는 인증 앱 번호 6자리</div>}
          {hasTotp ? (
            <div className={passkey ? undefined : styles.alone}>
              <CodeField
                value={code}
                onChange={setCode}
                onComplete={(typed) => show.mutate({ kind: 'totp', code: typed })}
                error={error}
                isFocused={!passkey}
              />
            </div>
          ) : (
            error && (
              <p className={styles.hint} data-error="" role="alert">
                {error}
              </p>
            )
          )}
        </>
      )}
      <div className={styles.last}>
        <button type="button" className={styles.link} onClick={() => setLost(!isLost)}>
          {isLost ? '다른 방법으로 확인' : '복구 코드 사용'}
        </button>
        <span>기기를 잃어버렸다면 보안 담당자에게 알려 주세요</span>
      </div>
    </div>
  );
}

type RecoveryProps = { error: string | undefined; isBusy: boolean; onCode: (code: string) => void };

function RecoveryForm({ error, isBusy, onCode }: RecoveryProps) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <form onSubmit={submit}>
      <p className={styles.sub}>적어 둔 복구 코드 열 개 중 하나를 입력해 주세요</p>
      <div className={styles.fields}>
        <TextField
          label="복구 코드"
          size="lg"
          placeholder="0000-0000-0000"
          value={code}
          error={error}
          help="한 번 쓴 코드는 다시 쓸 수 없어요."
          autoFocus
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      <Button type="submit" variant="primary" size="xl" isBlock isBusy={isBusy} className={styles.next}>
        확인
      </Button>
    </form>
  );
}
