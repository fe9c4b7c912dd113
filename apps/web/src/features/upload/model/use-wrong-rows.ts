import { correctUploadRows, type UploadDetail, type UploadRow } from '@mall/contracts/upload';
import type { UploadField } from '@mall/contracts/upload-codes';
import { useAlert } from '@mall/ui/alert-provider';
import { useToast } from '@mall/ui/toast-provider';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { wrongRowsQuery } from '../api/uploads.query.ts';
import { useUploadUpdate } from './use-upload.ts';

type Edits = Readonly<Record<number, Readonly<Partial<Record<UploadField, string>>>>>;

const failure = '고친 내용을 저장하지 못했어요. 다시 시도해 주세요.';

/** The wrong rows of an upload, fifty at a time, and typed corrections until they are checked. */
export function useWrongRows({ uploadNo, revision, errorCount }: UploadDetail) {
  const [wantedPage, setPage] = useState(1);
  const pageSize = 50;
  const pageCount = Math.max(1, Math.ceil(errorCount / pageSize));
  // After a correction, the last page may no longer exist.
  const page = Math.min(wantedPage, pageCount);
  const { data, error, isPending, refetch } = useQuery(wrongRowsQuery(uploadNo, page));
  const alert = useAlert();
  const toast = useToast();
  const update = useUploadUpdate(uploadNo);
  const form = useMallForm<{ edits: Edits }, UploadDetail>({
    values: { edits: {} },
    send: ({ edits }) => call(correctUploadRows, { params: { uploadNo }, body: { revision, rows: rowsOf(edits) } }),
    onSent: async (upload) => {
      form.set({ edits: {} });
      await update(upload);
      toast(upload.errorCount === 0 ? '모든 행이 정상이에요.' : `고칠 행이 ${upload.errorCount}개 남았어요.`);
    },
    onError: async (error) => {
      await alert(errorText(error, failure));
      await update();
    },
    failure,
  });
  const { edits } = form.values;
  return {
    ...{ error, isPending, page, pageCount, setPage, rows: data?.rows ?? [] },
    retry: () => void refetch(),
    textOf: ({ rowNo, cells }: UploadRow, field: UploadField) =>
      edits[rowNo]?.[field] ?? cells.find((cell) => cell.field === field)?.text ?? '',
    edit: (rowNo: number, field: UploadField, text: string) =>
      form.set({ edits: { ...edits, [rowNo]: { ...edits[rowNo], [field]: text } } }),
    isEdited: Object.keys(edits).length > 0,
    isSaving: form.isSending,
    save: form.submit,
  };
}
export type WrongRows = ReturnType<typeof useWrongRows>;

const rowsOf = (edits: Edits) =>
  Object.entries(edits).map(([rowNo, cells]) => ({
    rowNo: Number(rowNo),
    cells: Object.entries(cells).map(([field, text]) => ({ field: field as UploadField, text })),
  }));
