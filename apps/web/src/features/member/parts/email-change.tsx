import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { TextField } from '@mall/ui/text-field';
import { useEmailChange } from '../model/use-email-change.ts';
import type { Unlocked } from '../model/use-password-gate.ts';
import { focusOnce } from './focus-once.ts';
import styles from './member-info.module.css';

type Props = { readonly unlocked: Unlocked; readonly onDone: () => void };

/** Another e-mail address: its owner opens the link in a mail. */
export function EmailChange({ unlocked, onDone }: Props) {
  const change = useEmailChange(unlocked);
  const field = change.field('email');
  if (change.result) {
    return (
      <div className={styles.change} tabIndex={-1} ref={focusOnce}>
        <p role="status">
          <b>{change.result}</b> 주소로 확인 메일을 보냈어요. 24시간 안에 메일의 버튼을 누르면 이메일이 바뀌고, 다른
          기기에서는 로그아웃돼요. 그때까지는 지금 이메일을 그대로 써요.
        </p>
        <Row wraps marginTop={20} gap={8}>
          <Button onClick={onDone}>닫기</Button>
        </Row>
      </div>
    );
  }
  return (
    <div className={styles.change} tabIndex={-1} ref={focusOnce}>
      <form {...change.props}>
        <TextField
          label="새 이메일"
          type="email"
          autoComplete="email"
          {...field}
          error={field.error ?? change.failure}
        />
        <Row wraps marginTop={20} gap={8}>
          <Button type="submit" variant="primary" isLoading={change.isSending}>
            확인 메일 받기
          </Button>
          <Button onClick={onDone}>취소</Button>
        </Row>
      </form>
    </div>
  );
}
