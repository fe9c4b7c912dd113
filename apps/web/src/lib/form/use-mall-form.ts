import { type SyntheticEvent, useRef } from 'react';
import { type FieldValues, get, type Path } from 'react-hook-form';
import type { FormErrors } from './form-errors.ts';
import type { FormOptions } from './form-options.ts';
import { useFocusOnError } from './use-focus-on-error.ts';
import { useFormValues } from './use-form-values.ts';
import { useOneAtATime, useSending } from './use-sending.ts';

/**
 * A form: its values, its errors by field, and one request at a time. No error is shown before the first submission; from then on an error
 * is shown at its field as long as it applies, and a server error until the field is changed.
 *
 *     const form = useMallForm({
 *       values: { name: '', email: '' },
 *       limits: mailIdLimits,
 *       validate: ({ name, email }) => foundErrors({ name: missing(name, '이름을'), email: emailError(email) }),
 *       send: (body) => call(mailId, { body }),
 *       failure: '메일을 보내지 못했어요.',
 *     });
 *     <form {...form.props}>
 *       <TextField label="이름" {...form.field('name')} />
 *       <TextField label="이메일" type="email" {...form.field('email')} />
 *       <ErrorText isAnnounced>{form.failure}</ErrorText>
 *       <Button type="submit" isLoading={form.isSending}>…</Button>
 *     </form>
 *
 * A control that is not a text field uses `form.values` and `form.set`; one without a field component shows `form.errors[name]` in an
 * `ErrorText` within an element marked `data-invalid`, which receives the focus.
 */
export function useMallForm<Values extends FieldValues, Result>(options: FormOptions<Values, Result>) {
  const { values, setValues, register, getValues, handleSubmit, formState } = useFormValues<Values>(options);
  const { mutation, refused, setRefused, accept, failure, attempt } = useSending(options, values);
  const element = useRef<HTMLFormElement>(null);
  const focusError = useFocusOnError(element, formState.submitCount);
  const submitOnce = useOneAtATime(handleSubmit(() => attempt(getValues())));
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    // A panel is inside the page's tree, but its form is not the page's.
    event?.stopPropagation();
    submitOnce();
  };
  const isJudged = formState.isSubmitted && !mutation.isSuccess;
  const errors: FormErrors = { ...refused, ...(isJudged && options.validate?.(values)) };
  return {
    ...{ values, errors, failure, submit, focusError },
    error: mutation.error,
    result: mutation.data,
    isSent: mutation.isSuccess,
    isSending: mutation.isPending,
    /** Errors of fields from something else than the form's own request. */
    refuse: setRefused,
    /** The current values, for code that continues after a render. */
    current: getValues,
    props: { ref: element, onSubmit: submit, noValidate: true } as const,
    set: (changed: Partial<Values>) => {
      setValues(changed);
      accept(Object.keys(changed));
    },
    field: <Name extends Path<Values>>(name: Name) => ({
      ...register(name, { onChange: () => accept([name]) }),
      value: (get(values, name) ?? '') as string,
      error: errors[name],
      maxLength: options.limits?.[name]?.maxLength,
    }),
  };
}

/** The props of a field's control. */
export type FieldProps = ReturnType<ReturnType<typeof useMallForm>['field']>;

/** What the frame of a form needs of it, whatever its fields are. */
export type AnyForm = Pick<ReturnType<typeof useMallForm>, 'props' | 'failure' | 'isSending' | 'isSent'>;
