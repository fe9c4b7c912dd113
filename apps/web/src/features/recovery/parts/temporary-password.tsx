import type { TemporaryPassword as Issued } from '@mall/contracts/recovery';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { useToast } from '@mall/ui/toast-provider';
import Copy from 'lucide-react/icons/copy';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import styles from './recovery.module.css';
import { Result } from './result.tsx';

/** Shown only this once: to sign in with, and then to change (R4.08). */
export function TemporaryPassword({ loginId, temporaryPassword: value }: Issued) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard
      .writeText(value)
      .then(() => toast('임시 비밀번호를 복사했어요.'))
      .catch(() => toast('복사하지 못했어요. 직접 적어 두세요.'));
  return (
    <Result title="임시 비밀번호를 만들었어요">
      <Row as="p" justify="between" gap={12} paddingInline={4} className={styles.loginId}>
        <span>아이디</span>
        <b>{loginId}</b>
      </Row>
      <Row as="p" align="center" justify="between" gap={12} padding="18 20" surface="tint" className={styles.secret}>
        <code>{value}</code>
        <Button size="sm" onClick={copy}>
          <Copy size={16} strokeWidth={1.75} aria-hidden />
          복사
        </Button>
      </Row>
      <Note tone="warn">
        이 화면을 벗어나면 다시 볼 수 없어요. 이 아이디와 임시 비밀번호로 로그인하고 바로 새 비밀번호로 바꿔 주세요.
      </Note>
      <Button variant="primary" size="xl" block render={<ScreenLink screen="login" />}>
        로그인
      </Button>
    </Result>
  );
}
