import type { HeldSignIn } from '@mall/contracts/held-sign-in';
import { Button } from '@mall/ui/button';
import { useToast } from '@mall/ui/toast-provider';
import { useForm } from 'react-hook-form';
import { Complaint } from '../../../components/complaint.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { NewPasswordFields } from '../../../entities/password/new-password-fields.tsx';
import { confirmationComplaint, passwordComplaint } from '../../../entities/password/password-checks.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { fieldMessages } from '../../../lib/field-messages.ts';
import { useInitialPassword } from '../model/use-initial-password.ts';
import styles from './password-form.module.css';

type Form = { newPassword: string; confirmation: string };

/** The first password of one's own; the initial one was typed just before. */
export function InitialPasswordForm({ held }: { held: HeldSignIn }) {
  const replacement = useInitialPassword(held);
  const toast = useToast();
  const { register, handleSubmit, watch, setFocus, formState } = useForm<Form>({
    defaultValues: { newPassword: '', confirmation: '' },
  });
  const refused = fieldMessages(replacement.error);
  const general =
    replacement.error && Object.keys(refused).length === 0 ? errorText(replacement.error, '바꾸지 못했어요.') : null;
  const send = handleSubmit(({ newPassword }) =>
    replacement.mutate(newPassword, {
      onSuccess: () => toast('비밀번호를 바꿨어요.'),
      onError: () => setFocus('newPassword'),
    }),
  );
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <NewPasswordFields
        password={watch('newPassword')}
        passwordField={{
          error: formState.errors.newPassword?.message ?? refused['newPassword'],
          ...register('newPassword', { validate: (typed) => passwordComplaint(typed), deps: ['confirmation'] }),
        }}
        confirmationField={{
          error: formState.errors.confirmation?.message,
          ...register('confirmation', {
            validate: (typed, { newPassword }) => confirmationComplaint(typed, newPassword),
          }),
        }}
      />
      {general && (
        <Complaint isAnnounced>
          {general} {isApiError(replacement.error, '1253') && <ScreenLink screen="login">로그인하러 가기</ScreenLink>}
        </Complaint>
      )}
      <Button type="submit" variant="primary" size="xl" block isLoading={replacement.isPending}>
        비밀번호 변경
      </Button>
    </form>
  );
}
