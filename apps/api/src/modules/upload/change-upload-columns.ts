import { fieldError } from '@mall/contracts/errors';
import type { UploadDetail } from '@mall/contracts/upload';
import type { UploadField } from '@mall/contracts/upload-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { missingFields, uploadFieldNames } from '@mall/domain/upload-columns';
import { assertChangeable } from './assert-changeable.ts';
import { lockOwnUpload } from './find-own-upload.ts';
import { getUpload } from './get-upload.ts';
import { type OwnUpload, rememberHeadings, updateUpload } from './upload.repository.ts';

type Change = OwnUpload & { readonly fields: readonly (UploadField | null)[]; readonly at: Date };

/** Changes how the columns are read, and stores it for the member's next files; the rows must be checked again. */
export async function changeUploadColumns(
  transaction: MallTransaction,
  { fields, at, ...own }: Change,
): Promise<UploadDetail> {
  const upload = await lockOwnUpload(transaction, own);
  assertChangeable(upload, at);
  assertWhole(fields, upload.columns.length);
  const columns = upload.columns.map(({ heading }, index) => ({ heading, field: fields[index] ?? null }));
  await rememberHeadings(transaction, { memberNo: own.memberNo, columns });
  const { uploadNo, revision } = upload;
  await updateUpload(transaction, {
    uploadNo,
    change: {
      ...{ columns, state: 'CHECKING', doneCount: 0, revision: revision + 1, workerKey: null, workedAt: at },
    },
  });
  return getUpload(transaction, { ...own, at });
}

function assertWhole(fields: readonly (UploadField | null)[], count: number): void {
  const read = fields.filter((field) => field !== null);
  const [missing] = missingFields(fields);
  if (fields.length !== count) throw refused('열이 바뀌었어요. 새로고침한 뒤 다시 맞춰 주세요.');
  if (missing) throw refused(`‘${uploadFieldNames[missing]}’ 열을 골라 주세요.`);
  if (new Set(read).size < read.length) throw refused('같은 항목을 두 열에서 고를 수 없어요.');
}

const refused = (message: string) => fieldError('fields', message);
