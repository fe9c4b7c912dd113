import { changeUploadColumns, type UploadDetail } from '@mall/contracts/upload';
import { type UploadField, uploadFields } from '@mall/contracts/upload-codes';
import { missingFields, uploadFieldNames } from '@mall/domain/upload-columns';
import { useAlert } from '@mall/ui/alert-provider';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { useUploadUpdate } from './use-upload.ts';

type Values = { readonly fields: readonly (UploadField | null)[] };

const failure = '열을 맞추지 못했어요. 다시 시도해 주세요.';

function fieldsError({ fields }: Values): string | undefined {
  const names = missingFields(fields).map((field) => uploadFieldNames[field]);
  return names.length > 0 ? `꼭 필요한 항목이에요: ${names.join(', ')}` : undefined;
}

/** The field of each column of an upload. */
export function useColumnFields({ uploadNo, columns }: UploadDetail) {
  const alert = useAlert();
  const update = useUploadUpdate(uploadNo);
  const form = useMallForm<Values, UploadDetail>({
    values: { fields: columns.map(({ field }) => field) },
    validate: (typed) => foundErrors({ fields: fieldsError(typed) }),
    send: ({ fields }) => call(changeUploadColumns, { params: { uploadNo }, body: { fields: [...fields] } }),
    onSent: update,
    onError: async (error) => {
      await alert(errorText(error, failure));
      await update();
    },
    failure,
  });
  const { fields } = form.values;
  return {
    form,
    fields,
    /** Missing columns are reported before submitting. */
    error: fieldsError(form.values),
    choose: (at: number, value: string) => {
      const chosen = uploadFields.find((field) => field === value) ?? null;
      // A field is read from one column: the other column loses it.
      form.set({ fields: fields.map((field, index) => (index === at ? chosen : field === chosen ? null : field)) });
    },
  };
}
