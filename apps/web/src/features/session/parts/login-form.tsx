import { Button } from '@mall/ui/button';
import { Checkbox } from '@mall/ui/checkbox';
import { TextField } from '@mall/ui/text-field';
import { Lock, UserRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { type SignInForm, useSignIn } from '../model/use-sign-in.ts';
import { HumanCheckBadge } from './human-check-badge.tsx';
import styles from './login-form.module.css';

type Props = { redirect: string | undefined; hasIcons?: boolean };

const longestId = 60;
const longestPassword = 100;
const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The same form on both sites: id, password, saved id, and what went wrong. */
export function LoginForm({ redirect, hasIcons = false }: Props) {
  const { savedId, savesId, setSavesId, check, failure, isBusy, submit } = useSignIn(redirect);
  const { register, handleSubmit, setFocus, formState } = useForm<SignInForm>({
    defaultValues: { id: savedId, password: '' },
  });
  const { errors } = formState;
  const send = handleSubmit((form) => submit({ ...form, id: form.id.trim() }, { onError: () => setFocus('password') }));
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label="아이디"
        isLabelHidden
        placeholder="아이디"
        size="lg"
        isClearable
        leading={hasIcons && <UserRound {...icon} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestId}
        error={errors.id?.message}
        {...register('id', { validate: (id) => id.trim() !== '' || '아이디를 입력해 주세요.' })}
      />
      <TextField
        label="비밀번호"
        isLabelHidden
        placeholder="비밀번호"
        size="lg"
        type="password"
        leading={hasIcons && <Lock {...icon} />}
        autoComplete="current-password"
        maxLength={longestPassword}
        error={errors.password?.message ?? failure}
        {...register('password', { required: '비밀번호를 입력해 주세요.' })}
      />
      <Checkbox
        className={styles.save}
        size={hasIcons ? 'sm' : 'md'}
        checked={savesId}
        onChange={(event) => setSavesId(event.target.checked)}
      >
        아이디 저장
      </Checkbox>
      <Button type="submit" variant="primary" size="xl" block isLoading={isBusy}>
        로그인
      </Button>
      {check.isRequired && <HumanCheckBadge progress={check.progress} />}
    </form>
  );
}
