import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { TextField } from '../../kit/form/controls.tsx';
import styles from './sign-in.module.css';

type Props = {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  note?: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  isNew?: boolean;
  isFocused?: boolean;
};

/** A password field that can show its text, and warns of Caps Lock. */
export function PasswordField({ label = '비밀번호', value, onChange, isNew, isFocused, ...texts }: Props) {
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <TextField
        {...texts}
        label={label}
        size="lg"
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        autoFocus={isFocused}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={look}
        onKeyUp={look}
        unit={
          <button
            type="button"
            className={styles.eye}
            aria-label={isShown ? '비밀번호 가리기' : '비밀번호 보기'}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        }
      />
      {isCapsLock && (
        <p className={styles.caps}>
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          Caps Lock이 켜져 있어요
        </p>
      )}
    </div>
  );
}
