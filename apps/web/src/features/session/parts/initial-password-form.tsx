import type { HeldSignIn } from '@mall/contracts/held-sign-in';
import { Button } from '@mall/ui/button';
import { ErrorText } from '../../../components/error-text.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { NewPasswordFields } from '../../../entities/password/new-password-fields.tsx';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useInitialPassword } from '../model/use-initial-password.ts';
import styles from './password-form.module.css';

/** The member's own first password; the initial one was typed just before. */
export function InitialPasswordForm({ held }: { held: HeldSignIn }) {
  const form = useInitialPassword(held);
  return (
    <form className={styles.form} {...form.props}>
      <NewPasswordFields passwordField={form.field('newPassword')} confirmationField={form.field('confirmation')} />
      {form.failure && (
        <ErrorText isAnnounced>
          {form.failure} {isApiError(form.error, '1253') && <ScreenLink screen="login">로그인하러 가기</ScreenLink>}
        </ErrorText>
      )}
      <Button type="submit" variant="primary" size="xl" block isLoading={form.isSending}>
        비밀번호 변경
      </Button>
    </form>
  );
}
