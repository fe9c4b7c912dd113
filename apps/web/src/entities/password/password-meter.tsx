import { type PasswordStrength, passwordStrength } from '@mall/domain/password-policy';
import { Row } from '@mall/ui/row';
import styles from './new-password-fields.module.css';

const words: Record<PasswordStrength, string> = { weak: '약함', fair: '보통', strong: '강함' };
const steps: readonly PasswordStrength[] = ['weak', 'fair', 'strong'];

type Props = { password: string; loginId: string | undefined };

/** How hard the typed password is to guess. */
export function PasswordMeter({ password, loginId }: Props) {
  if (password === '') return null;
  const strength = passwordStrength(password, loginId ?? '');
  return (
    <Row as="p" align="center" gap={8} marginTop={10} className={styles.meter} role="status" data-strength={strength}>
      <Row as="span" gap={4} className={styles.bars} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} data-on={steps.indexOf(step) <= steps.indexOf(strength) || undefined} />
        ))}
      </Row>
      비밀번호 안전도 {words[strength]}
    </Row>
  );
}
