import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Lock from 'lucide-react/icons/lock';
import { type ComponentPropsWithRef, type ReactNode, useMemo, useRef, useState } from 'react';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldTexts, useControl } from './field.tsx';
import { clearInput, cutToLength, ignoreWheel } from './input-guards.ts';
import { mergeRefs } from './merge-refs.ts';
import styles from './text-field.module.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'size' | 'required'> &
  FieldTexts & {
    size?: 'sm' | 'md' | 'lg';
    leading?: ReactNode;
    trailing?: ReactNode;
    /** Shows a button that empties the field while it has a value. */
    isClearable?: boolean;
  };

export function TextField({
  label,
  isLabelHidden,
  isRequired,
  error,
  ok,
  help,
  className,
  size,
  leading,
  trailing,
  isClearable,
  ref,
  onInput,
  ...input
}: Props) {
  const texts: FieldTexts = { label, isLabelHidden, isRequired, error, ok, help };
  const attributes = useControl(input, texts);
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref, ignoreWheel), [ref]);
  const [isRevealed, setRevealed] = useState(false);
  const isPassword = input.type === 'password';
  const isFixed = Boolean(input.disabled || input.readOnly);
  return (
    <Field {...texts} id={attributes.id} className={className}>
      <div className={controlClass({ size, isInvalid: Boolean(error), isFixed })}>
        {leading}
        <input
          placeholder=" "
          {...input}
          ref={mergedRef}
          {...attributes}
          type={isPassword && isRevealed ? 'text' : (input.type ?? 'text')}
          className={styles.input}
          onInput={(event) => {
            cutToLength(event);
            onInput?.(event);
          }}
        />
        {isClearable && !isFixed && <Clear onClear={() => clearInput(inputRef.current)} />}
        {isPassword && !isFixed && <Reveal isRevealed={isRevealed} onToggle={() => setRevealed(!isRevealed)} />}
        {trailing}
        {isFixed && <Lock size={18} strokeWidth={1.75} aria-hidden="true" />}
      </div>
    </Field>
  );
}

type Box = { size: Props['size']; isInvalid: boolean; isFixed: boolean };

const controlClass = ({ size, isInvalid, isFixed }: Box) =>
  cx(
    control.control,
    size === 'sm' && control.sm,
    size === 'lg' && control.lg,
    isInvalid && control.invalid,
    isFixed && control.disabled,
  );

function Clear({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" className={cx(styles.action, styles.clear)} onClick={onClear}>
      <CircleX size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="visually-hidden">입력 지우기</span>
    </button>
  );
}

function Reveal({ isRevealed, onToggle }: { isRevealed: boolean; onToggle: () => void }) {
  const Icon = isRevealed ? EyeOff : Eye;
  return (
    <button type="button" className={styles.action} aria-pressed={isRevealed} onClick={onToggle}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="visually-hidden">비밀번호 보기</span>
    </button>
  );
}
