import ShieldCheck from 'lucide-react/icons/shield-check';
import styles from './human-check-badge.module.css';

const texts = {
  idle: '자동 입력 방지로 보호하고 있어요',
  working: '사람인지 확인하고 있어요',
  proved: '자동 입력 방지 확인됨',
} as const;

/** R9.13: the check's mark at the bottom right. */
export function HumanCheckBadge({ progress }: { progress: keyof typeof texts }) {
  return (
    <p className={styles.badge} role="status" data-progress={progress}>
      <ShieldCheck aria-hidden />
      {texts[progress]}
    </p>
  );
}
