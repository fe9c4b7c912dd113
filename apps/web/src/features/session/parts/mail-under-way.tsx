import { Button } from '@mall/ui/button';
import { Grid } from '@mall/ui/grid';
import { Note } from '@mall/ui/note';
import { Text } from '@mall/ui/text';
import { ErrorText } from '../../../components/error-text.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import styles from './held-mail.module.css';

type Props = { sentTo: string; isSending: boolean; failure: string | null; onAgain: () => void };

/** The mail was sent; it can be sent once more. */
export function MailUnderWay({ sentTo, isSending, failure, onAgain }: Props) {
  return (
    <section className={styles.form} aria-label="메일을 보냈어요" tabIndex={-1} ref={(section) => section?.focus()}>
      <Text variant="reading" tone="soft" role="status">
        <b>{sentTo}</b> 주소로 메일을 보냈어요. 24시간 안에 메일의 링크를 눌러 주세요.
      </Text>
      <Note>메일이 오지 않으면 스팸함을 확인하거나 다시 받아 주세요.</Note>
      <ErrorText isAnnounced>{failure}</ErrorText>
      <Grid columns="1fr 1fr" gap={10}>
        <Button size="xl" isLoading={isSending} onClick={onAgain}>
          다시 받기
        </Button>
        <Button variant="primary" size="xl" render={<ScreenLink screen="login" />}>
          로그인
        </Button>
      </Grid>
    </section>
  );
}
