import HeartIcon from 'lucide-react/icons/heart';
import { cx } from './cx.ts';
import styles from './heart.module.css';

type Props = {
  isOn: boolean;
  /** Without a handler nothing is rendered (R4.09). */
  onToggle?: ((isOn: boolean) => void) | undefined;
  /** The name of the favourite: `무선 헤드폰 H700`. */
  name?: string;
  /** `corner` places it at the top right of a positioned parent. Put it beside a card's link, never inside. */
  placement?: 'corner' | 'inline';
  className?: string;
};

export function Heart({ isOn, onToggle, name, placement = 'corner', className }: Props) {
  if (!onToggle) return null;
  return (
    <button
      type="button"
      className={cx(styles.heart, placement === 'corner' && styles.corner, isOn && styles.on, className)}
      aria-pressed={isOn}
      aria-label={name ? `${name} 찜하기` : '찜하기'}
      onClick={() => onToggle(!isOn)}
    >
      <HeartIcon size={22} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
