import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A field that was refused, or the first control of a group marked with `data-invalid`. */
const wrongControls = '[aria-invalid="true"], [data-invalid] :is(button, input)';

/** Leads to the first control of the form that must be put right, once the errors that were found are rendered. */
export function useFocusOnWrong(form: RefObject<HTMLFormElement | null>): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) form.current?.querySelector<HTMLElement>(wrongControls)?.focus();
  }, [requests, form]);
  return useCallback(() => setRequests((known) => known + 1), []);
}
