import { Button } from '@mall/ui/button';
import { TextField } from '@mall/ui/text-field';
import { ErrorText } from '../../../components/error-text.tsx';
import { NewPasswordFields } from '../../../entities/password/new-password-fields.tsx';
import { usePasswordChange } from '../model/use-password-change.ts';
import styles from './password-form.module.css';

/** Current, new and repeated password, with the rules beside them. */
export function PasswordForm() {
  const form = usePasswordChange();
  return (
    <form className={styles.form} {...form.props}>
      <TextField
        type="password"
        size="lg"
        label="지금 비밀번호"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <NewPasswordFields passwordField={form.field('newPassword')} confirmationField={form.field('confirmation')} />
      <ErrorText isAnnounced>{form.failure}</ErrorText>
      <Button type="submit" variant="primary" size="xl" block isLoading={form.isSending}>
        비밀번호 변경
      </Button>
    </form>
  );
}
