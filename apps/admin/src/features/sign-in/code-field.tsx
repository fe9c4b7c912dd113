import { OTPField } from '@base-ui/react/otp-field';
import { useEffect, useState } from 'react';
import styles from './sign-in.module.css';

const length = 6;
const stepSeconds = 30;

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** Called with all six digits. */
  onComplete: (value: string) => void;
  error?: string | undefined;
  isFocused?: boolean;
};

/** The six digits of an app; the last one submits them. */
export function CodeField({ value, onChange, onComplete, error, isFocused }: Props) {
  const seconds = useSecondsLeft();
  return (
    <div>
      <OTPField.Root
        className={styles.code}
        length={length}
        value={value}
        onValueChange={onChange}
        onValueComplete={onComplete}
        autoComplete="one-time-code"
        aria-label="인증 앱 번호 6자리"
      >
        {Array.from({ length }, (_, index) => (
          <OTPField.Input
            // biome-ignore lint/suspicious/noArrayIndexKey: six places that never move
            key={index}
            className={styles.digit}
            aria-label={`${index + 1}번째 숫자`}
            aria-invalid={error !== undefined || undefined}
            autoFocus={isFocused && index === 0}
          />
        ))}
      </OTPField.Root>
      <p className={styles.hint} data-error={error !== undefined || undefined} role={error ? 'alert' : undefined}>
        {error ?? `인증 앱의 번호를 입력해 주세요. ${seconds}초 뒤 바뀌어요.`}
      </p>
    </div>
  );
}

const secondsLeft = () => stepSeconds - (Math.floor(Date.now() / 1000) % stepSeconds);

function useSecondsLeft(): number {
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
