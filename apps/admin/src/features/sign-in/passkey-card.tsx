import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import { Kbd } from '../../kit/keys/kbd.tsx';
import styles from './sign-in.module.css';

type Props = { isBusy: boolean; onPress: () => void };

/** The quickest way, and the one that Enter presses first. */
export function PasskeyCard({ isBusy, onPress }: Props) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the step has one thing to do
    <button type="button" className={styles.passkey} aria-disabled={isBusy || undefined} autoFocus onClick={onPress}>
      <FingerprintPattern size={24} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>패스키로 확인</b>
        <span>{isBusy ? '기기에서 확인하고 있어요' : '이 기기의 지문, 얼굴, PIN'}</span>
      </span>
      <Kbd keys="enter" />
    </button>
  );
}
