import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { ErrorText } from '../../../components/error-text.tsx';
import { CertificationPanel } from '../../../entities/certification/certification-panel.tsx';
import { useIdentityChange } from '../model/use-identity-change.ts';
import type { Unlocked } from '../model/use-password-gate.ts';
import { focusOnce } from './focus-once.ts';
import styles from './member-info.module.css';

type Props = { readonly unlocked: Unlocked; readonly onDone: () => void };

/** Name and phone are not typed: phone certification supplies them. */
export function IdentityChange({ unlocked, onDone }: Props) {
  const { form, certification } = useIdentityChange(unlocked, onDone);
  return (
    <div className={styles.change} tabIndex={-1} ref={focusOnce}>
      <form {...form.props}>
        <CertificationPanel certification={certification} reason="인증한 이름과 휴대폰 번호로 바꿔 드려요." />
        <ErrorText isAnnounced>{form.failure}</ErrorText>
        <Row wraps marginTop={20} gap={8}>
          {certification.certificationKey !== null && (
            <Button type="submit" variant="primary" isLoading={form.isSending}>
              이 이름과 번호로 변경
            </Button>
          )}
          <Button onClick={onDone}>취소</Button>
        </Row>
      </form>
    </div>
  );
}
