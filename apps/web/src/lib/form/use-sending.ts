import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../api/api-error.ts';
import { omitted } from '../api/omitted.ts';
import { type FormErrors, placeServerErrors } from './form-errors.ts';
import type { FormOptions } from './form-options.ts';

/** The request of a form, and what the server refused: by field until it is changed, or for the whole form. */
export function useSending<Values extends object, Result>(options: FormOptions<Values, Result>, values: Values) {
  const { names, validate, confirm, send, onSent, onError, failure } = options;
  const [refused, setRefused] = useState<FormErrors>({});
  const mutation = useMutation<Result, Error, Values>({
    mutationFn: send,
    onSuccess: (result, sent) => onSent?.(result, sent),
    onError: (error) => {
      setRefused(placeServerErrors(error, values, names).fields);
      return onError?.(error);
    },
  });
  return {
    mutation,
    refused,
    setRefused,
    /** An error that is not at a field depends on others: any change may have corrected it. */
    accept: (changed: readonly string[]) =>
      setRefused((known) =>
        omitted(known, [...changed, ...Object.keys(known).filter((name) => !isField(name, values))]),
      ),
    failure: mutation.error && failureText(mutation.error, placeServerErrors(mutation.error, values, names), failure),
    attempt: async (typed: Values): Promise<void> => {
      setRefused({});
      if (Object.keys(validate?.(typed) ?? {}).length > 0) return mutation.reset();
      if (confirm && !(await confirm(typed))) return;
      // The error is in the mutation, and shown.
      await mutation.mutateAsync(typed).catch(() => undefined);
    },
  };
}

/** Runs it once at a time: again only when it has ended. */
export function useOneAtATime(run: () => Promise<unknown>): () => void {
  const isBusy = useRef(false);
  return () => {
    if (isBusy.current) return;
    isBusy.current = true;
    void run().finally(() => {
      isBusy.current = false;
    });
  };
}

const isField = (name: string, values: object): boolean => (name.split('.')[0] ?? name) in values;

/** The message for the whole form: none if the fields show it. */
function failureText(
  error: Error,
  { fields, others }: ReturnType<typeof placeServerErrors>,
  failure: string,
): string | null {
  if (others.length > 0) return others.join(' ');
  return Object.keys(fields).length > 0 ? null : errorText(error, failure);
}
