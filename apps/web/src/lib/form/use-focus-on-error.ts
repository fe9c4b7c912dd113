import { type RefObject, useCallback, useEffect } from 'react';

/** A refused field, or the first control of a group marked with `data-invalid`. */
const wrongControls = '[aria-invalid="true"], [data-invalid] :is(button, input)';

/** Focuses the first control that must be corrected, after every submission and whenever it is called. */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, submitCount: number): () => void {
  const focus = useCallback(() => {
    const control = form.current?.querySelector<HTMLElement>(wrongControls);
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [form]);
  useEffect(() => {
    if (submitCount > 0) focus();
  }, [submitCount, focus]);
  return focus;
}
