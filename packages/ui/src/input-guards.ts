import type { FormEvent, KeyboardEvent } from 'react';

/** R5.06: the wheel never changes a number. React's listener is passive, so this one is native. */
export function ignoreWheel(input: HTMLInputElement | null): (() => void) | undefined {
  if (input?.type !== 'number') return;
  const stop = (event: WheelEvent) => {
    if (document.activeElement === input) event.preventDefault();
  };
  input.addEventListener('wheel', stop, { passive: false });
  return () => input.removeEventListener('wheel', stop);
}

/** R5.06: `maxlength` is a hard limit, also for number inputs and Korean composition, where browsers let more through. */
export function cutToLength({ currentTarget: input }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
  if (input.maxLength >= 0 && input.value.length > input.maxLength) {
    input.value = input.value.slice(0, input.maxLength);
  }
}

/** Empties a field as typing would, so that controlled and registered fields both notice. */
export function clearInput(input: HTMLInputElement | null) {
  if (!input) return;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

const keyOfInputMethod = 229;

/**
 * Whether the key is meant for the input method, such as an Enter that ends a Hangul syllable. Safari indicates it only by the key code.
 */
export const isForInputMethod = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === keyOfInputMethod;
