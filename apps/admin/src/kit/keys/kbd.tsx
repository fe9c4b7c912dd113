import styles from './kbd.module.css';
import { type Keys, signsOf } from './key-names.ts';

type Props = {
  keys: Keys;
  /** Each key in its own box, as in the help. */
  isSplit?: boolean;
};

/** A printed key; screen readers get it from `aria-keyshortcuts` of its button. */
export function Kbd({ keys, isSplit }: Props) {
  const signs = signsOf(keys);
  return (
    <span className={styles.keys} aria-hidden="true">
      {(isSplit || keys.includes(' ') ? signs : [signs.join(signs.some((sign) => sign.length > 1) ? ' ' : '')]).map(
        (sign) => (
          <kbd key={sign} className={styles.kbd}>
            {sign}
          </kbd>
        ),
      )}
    </span>
  );
}
