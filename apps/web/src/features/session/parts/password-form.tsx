import { changePasswordLimits } from '@mall/contracts/limits/auth';
import { Button } from '@mall/ui/button';
import { TextField } from '@mall/ui/text-field';
import { useToast } from '@mall/ui/toast-provider';
import { useForm } from 'react-hook-form';
import { Complaint } from '../../../components/complaint.tsx';
import { NewPasswordFields } from '../../../entities/password/new-password-fields.tsx';
import { confirmationComplaint, passwordComplaint } from '../../../entities/password/password-checks.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { fieldMessages } from '../../../lib/field-messages.ts';
import { type PasswordForm as Form, usePasswordChange } from '../model/use-password-change.ts';
import styles from './password-form.module.css';

/** Current, new and repeated password, with the rules beside them. */
export function PasswordForm() {
  const change = usePasswordChange();
  const toast = useToast();
  const { register, handleSubmit, watch, setFocus, formState } = useForm<Form>({
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  });
  const refused = fieldMessages(change.error);
  const errorOf = (name: keyof Form) => formState.errors[name]?.message ?? refused[name];
  const general =
    change.error && Object.keys(refused).length === 0 ? errorText(change.error, '바꾸지 못했어요.') : null;
  const send = handleSubmit((form) =>
    change.mutate(form, {
      onSuccess: () => toast('비밀번호를 바꿨어요.'),
      onError: (error) => setFocus('newPassword' in fieldMessages(error) ? 'newPassword' : 'currentPassword'),
    }),
  );
  const isOther = (password: string, { currentPassword }: Form) =>
    password !== currentPassword || '지금 비밀번호와 다르게 입력해 주세요.';
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        type="password"
        size="lg"
        maxLength={changePasswordLimits.currentPassword.maxLength}
        label="지금 비밀번호"
        autoComplete="current-password"
        error={errorOf('currentPassword')}
        {...register('currentPassword', { required: '지금 비밀번호를 입력해 주세요.' })}
      />
      <NewPasswordFields
        password={watch('newPassword')}
        passwordField={{
          error: errorOf('newPassword'),
          ...register('newPassword', {
            validate: { rules: (password) => passwordComplaint(password), isOther },
            deps: ['confirmation'],
          }),
        }}
        confirmationField={{
          error: errorOf('confirmation'),
          ...register('confirmation', {
            validate: (typed, { newPassword }) => confirmationComplaint(typed, newPassword),
          }),
        }}
      />
      <Complaint isAnnounced>{general}</Complaint>
      <Button type="submit" variant="primary" size="xl" block isLoading={change.isPending}>
        비밀번호 변경
      </Button>
    </form>
  );
}
