import type { AnyShape } from '@mall/contracts/wire';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type UseFormRegisterReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import { errorText, isOfficeError } from '../../lib/office-error.ts';
import { type Conflict, conflictOf } from './conflict.ts';
import { longestOf } from './longest.ts';
import { type FieldErrors, shapeErrors } from './shape-errors.ts';

export type FormOptions<Values, Result> = {
  /** The body in the contract: its errors are shown at the fields before anything is sent. */
  readonly shape: AnyShape;
  /** The initial values. */
  readonly values: Values;
  /** Builds the body, when it differs from the values. */
  readonly toBody?: (values: Values) => unknown;
  /** Validation beyond the contract. */
  readonly validate?: (values: Values) => FieldErrors;
  /** Sends the values; `conflict` is the version to overwrite, once it has been resolved. */
  readonly send: (values: Values, conflict?: Conflict) => Promise<Result>;
  readonly onSent?: (result: Result, values: Values) => void;
  /** Labels of the fields, for the table of a conflict. */
  readonly labels?: Readonly<Partial<Record<keyof Values & string, string>>>;
};

/**
 * A form over a body of the contract. No errors are shown before the first submission; from then on each is shown at its field while it
 * lasts, and a server's error until the field is changed. Submitting focuses the first invalid field. It goes into a `Form`.
 */
export function useOfficeForm<Values extends FieldValues, Result>(options: FormOptions<Values, Result>) {
  const { shape, values: start, toBody, validate, send, onSent, labels = {} } = options;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { control, register, getValues, setValue, formState, reset } = useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
  });
  const values = useWatch({ control }) as Values;
  const [submissions, setSubmissions] = useState(0);
  const [refused, setRefused] = useState<FieldErrors>({});
  const sending = useMutation({
    mutationFn: ({ typed, over }: { typed: Values; over: Conflict | undefined }) => send(typed, over),
    onSuccess: (result, { typed }) => {
      reset(typed);
      setSubmissions(0);
      onSent?.(result, typed);
    },
    onError: (error) => setRefused(isOfficeError(error) ? serverErrors(error.fieldErrors) : {}),
  });
  const found = (typed: Values): FieldErrors => ({
    ...shapeErrors(shape, toBody?.(typed) ?? typed),
    ...validate?.(typed),
  });
  const errors: FieldErrors = { ...(submissions > 0 && found(values)), ...refused };
  useFocusOnError(element, submissions, sending.isError);
  const submit = (event?: SyntheticEvent, over?: Conflict) => {
    event?.preventDefault();
    event?.stopPropagation();
    if (sending.isPending) return;
    setRefused({});
    setSubmissions((count) => count + 1);
    const typed = getValues();
    if (Object.keys(found(typed)).length === 0) sending.mutate({ typed, over });
  };
  const accept = (name: string) => setRefused(({ [name]: _, ...rest }) => rest);
  const conflict = conflictOf(sending.error);
  return {
    ...{ id, element, values, errors, submit, labels, conflict },
    start: (formState.defaultValues ?? start) as Values,
    isSending: sending.isPending,
    /** An error of the whole form; undefined when fields show the errors. */
    failure: sending.error && !conflict && Object.keys(refused).length === 0 ? errorText(sending.error) : undefined,
    isChanged: formState.isDirty,
    changes: Object.keys(formState.dirtyFields).length,
    /** Restores the initial values. */
    revert: () => {
      reset();
      sending.reset();
      setRefused({});
      setSubmissions(0);
    },
    set: <Name extends Path<Values>>(name: Name, value: Values[Name]) => {
      setValue(name, value, { shouldDirty: true });
      accept(name);
    },
    /** For a `TextField`, `TextArea` or `SelectField`; other controls take `values` and `set`. */
    field: <Name extends Path<Values>>(name: Name): FormField => ({
      ...register(name, { onChange: () => accept(name) }),
      maxLength: longestOf(shape, name),
      value: (get(values, name) ?? '') as string,
      error: errors[name],
    }),
  };
}
/** The properties that a control takes from a form. */
export type FormField = UseFormRegisterReturn & {
  readonly value: string;
  readonly error: string | undefined;
  readonly maxLength: number | undefined;
};
export type OfficeForm<Values extends FieldValues = FieldValues> = ReturnType<typeof useOfficeForm<Values, unknown>>;

const serverErrors = (errors: readonly { field: string; message: string }[]): FieldErrors =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

/** Focuses the first invalid control. */
function useFocusOnError(
  form: { readonly current: HTMLFormElement | null },
  submissions: number,
  isRefused: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each submission, and when the server has refused it
  useEffect(() => {
    if (submissions === 0) return;
    const control = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid] :is(button, input)',
    );
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [submissions, isRefused]);
}
