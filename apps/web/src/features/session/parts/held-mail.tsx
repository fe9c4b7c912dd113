import type { HeldSignIn } from '@mall/contracts/held-sign-in';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { TextField } from '@mall/ui/text-field';
import { ErrorText } from '../../../components/error-text.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useHeldMail } from '../model/use-held-mail.ts';
import styles from './held-mail.module.css';
import { MailUnderWay } from './mail-under-way.tsx';

/** Requests the mail that resolves a held sign-in. */
export function HeldMail({ held }: { held: HeldSignIn }) {
  const { form, isTyping, mayReplace, replaceAddress } = useHeldMail(held);
  if (form.result) {
    const { maskedEmail } = form.result;
    return (
      <MailUnderWay sentTo={maskedEmail} isSending={form.isSending} failure={form.failure} onAgain={form.submit} />
    );
  }
  return (
    <form className={styles.form} {...form.props}>
      <Text variant="reading" tone="soft">
        {texts[held.reason === '1254' ? '1254' : '1257']}
      </Text>
      {isTyping ? (
        <TextField label="이메일" type="email" size="lg" autoComplete="email" {...form.field('email')} />
      ) : (
        <Row as="p" align="center" justify="between" gap={12} padding="16 20" surface="tint" className={styles.address}>
          <b>{held.maskedEmail}</b>
          {mayReplace && (
            <Button size="sm" onClick={replaceAddress}>
              다른 이메일로 받기
            </Button>
          )}
        </Row>
      )}
      {form.failure && (
        <ErrorText isAnnounced>
          {form.failure} {isApiError(form.error, '1253') && <ScreenLink screen="login">로그인하러 가기</ScreenLink>}
        </ErrorText>
      )}
      <Button type="submit" variant="primary" size="xl" block isLoading={form.isSending}>
        확인 메일 받기
      </Button>
    </form>
  );
}

const texts = {
  '1254':
    '1년 동안 로그인하지 않아 휴면 계정이 되었어요. 아래 이메일로 보내는 메일의 링크를 누르면 다시 이용할 수 있어요.',
  '1257': '본인의 이메일인지 확인하면 로그인할 수 있어요. 메일을 받고 링크를 눌러 주세요.',
} as const;
