import { type SyntheticEvent, useRef } from 'react';
import { type FieldValues, get, type Path } from 'react-hook-form';
import type { FormErrors } from './form-errors.ts';
import type { FormOptions } from './form-options.ts';
import { useFocusOnError } from './use-focus-on-error.ts';
import { useFormValues } from './use-form-values.ts';
import { useOneAtATime, useSending } from './use-sending.ts';

/**
 * A form: its values, what is wrong with them by field, and one request at a time. Nothing is said before the first submission; from then
 * on what is wrong stands at its field while it is wrong, what the server refused until the field is changed.
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
 * A control that is no text field takes `form.values` and `form.set`; one without a field of its own shows `form.errors[name]` in an
 * `ErrorText` within an element marked `data-invalid`, where the focus goes.
 */
export function useMallForm<Values extends FieldValues, Result>(options: FormOptions<Values, Result>) {
  const { values, setValues, register, getValues, handleSubmit, formState } = useFormValues<Values>(options);
  const { mutation, refused, setRefused, accept, failure, attempt } = useSending(options, values);
  const element = useRef<HTMLFormElement>(null);
  const focusError = useFocusOnError(element, formState.submitCount);
  const submitOnce = useOneAtATime(handleSubmit(() => attempt(getValues())));
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    // A panel lies in the page's tree: its form is not the page's.
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
    /** What is told of fields by something else than the form's own request. */
    refuse: setRefused,
    /** The values at this moment, for what goes on after a render. */
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

/** What a field's control takes. */
export type FieldProps = ReturnType<ReturnType<typeof useMallForm>['field']>;

/** What a form's frame needs of it, whatever its fields are. */
export type AnyForm = Pick<ReturnType<typeof useMallForm>, 'props' | 'failure' | 'isSending' | 'isSent'>;
