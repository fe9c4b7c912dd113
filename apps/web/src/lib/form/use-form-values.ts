import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, useWatch } from 'react-hook-form';
import { omitted } from '../api/omitted.ts';
import { readDraft, writeDraft } from '../browser/drafts.ts';
import type { FormOptions } from './form-options.ts';

type Options<Values> = Pick<FormOptions<Values, unknown>, 'values' | 'draft' | 'secrets'>;

/** The typed values of a form; with a draft they survive a reload. */
export function useFormValues<Values extends FieldValues>({ values, draft, secrets = [] }: Options<Values>) {
  const [start] = useState(() => (draft === undefined ? values : readDraft(draft, values)));
  const form = useForm<Values>({ defaultValues: start as DefaultValues<Values> });
  const { watch, control, setValue } = form;
  const known = useRef(secrets);
  useEffect(() => {
    if (draft === undefined) return undefined;
    const { unsubscribe } = watch((values) => writeDraft(draft, omitted({ ...values }, known.current)));
    return unsubscribe;
  }, [watch, draft]);
  return {
    ...form,
    values: useWatch({ control }) as Values,
    setValues: (changed: Partial<Values>) => {
      for (const [name, value] of Object.entries(changed)) setValue(name as Path<Values>, value);
    },
  };
}
