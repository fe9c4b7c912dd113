import { signInLimits } from '@mall/contracts/limits/auth';
import { Button } from '@mall/ui/button';
import { Checkbox } from '@mall/ui/checkbox';
import { TextField } from '@mall/ui/text-field';
import Lock from 'lucide-react/icons/lock';
import UserRound from 'lucide-react/icons/user-round';
import { type FormEvent, useRef, useState } from 'react';
import { type SignInForm, useSignIn } from '../model/use-sign-in.ts';
import { HumanCheckBadge } from './human-check-badge.tsx';
import styles from './login-form.module.css';
import { WaitingNote } from './waiting-note.tsx';

type Props = { redirect: string | undefined; hasIcons?: boolean; tidTicket?: string };

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Errors = Partial<Record<keyof SignInForm, string>>;

function errorsOf({ id, password }: SignInForm): Errors {
  return {
    ...(id === '' && { id: '아이디를 입력해 주세요.' }),
    ...(password === '' && { password: '비밀번호를 입력해 주세요.' }),
  };
}

/** The same form on both sites: id, password, saved id, and errors. Written by hand: the form kit would not fit into the first load. */
export function LoginForm({ redirect, hasIcons = false, tidTicket }: Props) {
  const { savedId, savesId, setSavesId, check, failure, waiting, isBusy, submit } = useSignIn({ redirect, tidTicket });
  const [errors, setErrors] = useState<Errors>({});
  const idRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const accept = (name: keyof SignInForm) => setErrors(({ [name]: _accepted, ...others }) => others);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const form = { id: idRef.current?.value.trim() ?? '', password: passwordRef.current?.value ?? '' };
    const found = errorsOf(form);
    setErrors(found);
    if (found.id) idRef.current?.focus();
    else if (found.password) passwordRef.current?.focus();
    else submit(form, { onError: () => passwordRef.current?.focus() });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label="아이디"
        isLabelHidden
        placeholder="아이디"
        size="lg"
        isClearable
        leading={hasIcons && <UserRound {...icon} />}
        name="id"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={signInLimits.id.maxLength}
        defaultValue={savedId}
        ref={idRef}
        error={errors.id}
        onInput={() => accept('id')}
      />
      <TextField
        label="비밀번호"
        isLabelHidden
        placeholder="비밀번호"
        size="lg"
        type="password"
        leading={hasIcons && <Lock {...icon} />}
        name="password"
        autoComplete="current-password"
        maxLength={signInLimits.password.maxLength}
        ref={passwordRef}
        error={errors.password ?? failure}
        onInput={() => accept('password')}
      />
      {waiting && <WaitingNote code={waiting} />}
      <Checkbox
        className={styles.save}
        size={hasIcons ? 'sm' : 'md'}
        checked={savesId}
        onChange={(event) => setSavesId(event.target.checked)}
      >
        아이디 저장
      </Checkbox>
      <Button type="submit" variant="primary" size="xl" block isLoading={isBusy}>
        {tidTicket === undefined ? '로그인' : '연결하고 로그인'}
      </Button>
      {check.isRequired && <HumanCheckBadge progress={check.progress} />}
    </form>
  );
}
