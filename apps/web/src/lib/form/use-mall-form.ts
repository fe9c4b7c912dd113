import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type UseFormWatch,
  useForm,
  useWatch,
} from 'react-hook-form';
import { errorText } from '../api/api-error.ts';
import { omitted } from '../api/omitted.ts';
import { readDraft, writeDraft } from '../browser/drafts.ts';
import { type FieldNames, type FormErrors, placeServerErrors } from './form-errors.ts';
import { useFocusOnError } from './use-focus-on-error.ts';

type Limit = { readonly maxLength?: number; readonly pattern?: RegExp; readonly maxItems?: number };

export type FormOptions<Values extends FieldValues, Result> = {
  /** What stands there at first. */
  readonly values: Values;
  /** What is typed outlives a reload under this name, but for secrets. */
  readonly draft?: string | undefined;
  readonly secrets?: readonly (keyof Values & string)[];
  /** Of the request, from @mall/contracts/limits. */
  readonly limits?: { readonly [Name in keyof Values]?: Limit };
  readonly validate: (values: Values) => FormErrors;
  /** Asked after the validation; without a yes nothing is sent. */
  readonly confirm?: (values: Values) => Promise<boolean>;
  readonly send: (values: Values) => Promise<Result>;
  readonly onSent?: (result: Result, values: Values) => unknown;
  readonly onError?: (error: Error) => unknown;
  /** Where the server has no words of its own. */
  readonly failure: string;
  /** Fields that the server calls otherwise. */
  readonly names?: FieldNames;
};

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
  const { draft, secrets = [], limits, names, validate, confirm, send, onSent, onError, failure } = options;
  const [start] = useState(() => (draft === undefined ? options.values : readDraft(draft, options.values)));
  const { control, register, watch, setValue, getValues, handleSubmit, formState } = useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
  });
  const values = useWatch({ control }) as Values;
  const [refused, setRefused] = useState<FormErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const focusError = useFocusOnError(element, formState.submitCount);

  useDrafting(watch, draft, secrets);
  const mutation = useMutation<Result, Error, Values>({
    mutationFn: send,
    onSuccess: (result, sent) => onSent?.(result, sent),
    onError: (error) => {
      setRefused(placeServerErrors(error, values, names).fields);
      return onError?.(error);
    },
  });
  const attempt = async () => {
    setRefused({});
    const typed = getValues();
    if (Object.keys(validate(typed)).length > 0) return mutation.reset();
    if (confirm && !(await confirm(typed))) return;
    // What failed is in the mutation, and shown.
    await mutation.mutateAsync(typed).catch(() => undefined);
  };
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    // A panel lies in the page's tree: its form is not the page's.
    event?.stopPropagation();
    if (isBusy.current) return;
    isBusy.current = true;
    void handleSubmit(attempt)().finally(() => {
      isBusy.current = false;
    });
  };
  // What is no field of its own hangs on others: any change may have corrected it.
  const accept = (changed: readonly string[]) =>
    setRefused((known) => omitted(known, [...changed, ...Object.keys(known).filter((name) => !isField(name, values))]));
  const errors: FormErrors =
    formState.isSubmitted && !mutation.isSuccess ? { ...refused, ...validate(values) } : refused;
  return {
    values,
    errors,
    failure: mutation.error && failureText(mutation.error, { values, names, failure }),
    error: mutation.error,
    result: mutation.data,
    isSent: mutation.isSuccess,
    isSending: mutation.isPending,
    submit,
    focusError,
    /** What is told of fields by something else than the form's own request. */
    refuse: setRefused,
    /** The values at this moment, for what goes on after a render. */
    current: getValues,
    props: { ref: element, onSubmit: submit, noValidate: true } as const,
    set: (changed: Partial<Values>) => {
      for (const [name, value] of Object.entries(changed)) setValue(name as Path<Values>, value);
      accept(Object.keys(changed));
    },
    field: <Name extends Path<Values>>(name: Name) => ({
      ...register(name, { onChange: () => accept([name]) }),
      value: (get(values, name) ?? '') as string,
      error: errors[name],
      maxLength: limits?.[name]?.maxLength,
    }),
  };
}

/** What a field's control takes. */
export type FieldProps = ReturnType<ReturnType<typeof useMallForm>['field']>;

/** What a form's frame needs of it, whatever its fields are. */
export type AnyForm = Pick<ReturnType<typeof useMallForm>, 'props' | 'failure' | 'isSending' | 'isSent'>;

function useDrafting<Values extends FieldValues>(
  watch: UseFormWatch<Values>,
  draft: string | undefined,
  secrets: readonly (keyof Values & string)[],
): void {
  const known = useRef(secrets);
  useEffect(() => {
    if (draft === undefined) return undefined;
    const { unsubscribe } = watch((values) => writeDraft(draft, omitted({ ...values }, known.current)));
    return unsubscribe;
  }, [watch, draft]);
}

const isField = (name: string, values: object): boolean => (name.split('.')[0] ?? name) in values;

type Words = { readonly values: object; readonly names: FieldNames | undefined; readonly failure: string };

/** What is said of the whole form: nothing where the fields say it. */
function failureText(error: Error, { values, names, failure }: Words): string | null {
  const { fields, others } = placeServerErrors(error, values, names);
  if (others.length > 0) return others.join(' ');
  return Object.keys(fields).length > 0 ? null : errorText(error, failure);
}
