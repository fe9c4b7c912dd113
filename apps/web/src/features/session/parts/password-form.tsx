import { Button } from '@mall/ui/button';
import { TextField } from '@mall/ui/text-field';
import { useToast } from '@mall/ui/toast-provider';
import { useForm } from 'react-hook-form';
import { errorText } from '../../../lib/api-error.ts';
import {
  type PasswordForm as Form,
  passwordChecks,
  passwordFieldErrors,
  usePasswordChange,
} from '../model/use-password-change.ts';
import styles from './password-form.module.css';
import { PasswordRules } from './password-rules.tsx';

const longestPassword = 100;

/** Current, new and repeated password, with the rules beside them. */
export function PasswordForm() {
  const change = usePasswordChange();
  const toast = useToast();
  const { register, handleSubmit, watch, setFocus, formState } = useForm<Form>({
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  });
  const refused = passwordFieldErrors(change.error);
  const errorOf = (name: keyof Form) => formState.errors[name]?.message ?? refused[name];
  const general =
    change.error && Object.keys(refused).length === 0 ? errorText(change.error, '바꾸지 못했어요.') : null;
  const send = handleSubmit((form) =>
    change.mutate(form, {
      onSuccess: () => toast('비밀번호를 바꿨어요.'),
      onError: (error) => setFocus('newPassword' in passwordFieldErrors(error) ? 'newPassword' : 'currentPassword'),
    }),
  );
  const common = { type: 'password', size: 'lg', maxLength: longestPassword } as const;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        {...common}
        label="지금 비밀번호"
        autoComplete="current-password"
        error={errorOf('currentPassword')}
        {...register('currentPassword', { required: '지금 비밀번호를 입력해 주세요.' })}
      />
      <div>
        <TextField
          {...common}
          label="새 비밀번호"
          autoComplete="new-password"
          aria-describedby="password-rules"
          error={errorOf('newPassword')}
          {...register('newPassword', { validate: passwordChecks.newPassword, deps: ['confirmation'] })}
        />
        <PasswordRules id="password-rules" password={watch('newPassword')} />
      </div>
      <TextField
        {...common}
        label="새 비밀번호 확인"
        autoComplete="new-password"
        error={errorOf('confirmation')}
        {...register('confirmation', { validate: passwordChecks.confirmation })}
      />
      {general && (
        <p className={styles.failure} role="alert">
          {general}
        </p>
      )}
      <Button type="submit" variant="primary" size="xl" block isLoading={change.isPending}>
        비밀번호 변경
      </Button>
    </form>
  );
}
