import { createHash } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { UploadField } from '@mall/contracts/upload-codes';
import { uploadFields } from '@mall/contracts/upload-codes';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { guessColumns, isExample, isKnownHeading, missingFields } from '@mall/domain/upload-columns';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { Queue } from '../order/place/placing-queue.ts';
import { readUpload } from './reading/read-upload.ts';
import type { SheetTable } from './reading/table.ts';
import { findUploadOfContent, insertUpload, listKnownHeadings, type NewUpload } from './upload.repository.ts';

type Sent = { readonly memberNo: number; readonly file: Buffer; readonly fileName: string; readonly queue: Queue };
type Added = { uploadNo: number; isRepeated: boolean };

/** Reads a sheet and stores its rows. The same content again returns the first upload, whatever the file's name. */
export async function addUpload(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: Mall,
  { memberNo, file, fileName, queue }: Sent,
): Promise<Added> {
  const table = withoutExamples(await queue(() => readUpload(file)));
  const contentHash = createHash('sha256').update(JSON.stringify(table)).digest();
  return inMall(database, mall, async (transaction) => {
    const first = await findUploadOfContent(transaction, { memberNo, contentHash });
    if (first !== undefined) return { uploadNo: first, isRepeated: true };
    const known = await listRemembered(transaction, memberNo);
    const upload = describe(table, known);
    const uploadNo = await insertUpload(transaction, {
      ...{ memberNo, fileName, contentHash, ...upload, at: clock() },
    });
    if (uploadNo !== undefined) return { uploadNo, isRepeated: false };
    // A concurrent request was faster, and its upload is stored.
    const faster = await findUploadOfContent(transaction, { memberNo, contentHash });
    if (faster === undefined) throw new AppError('4090');
    return { uploadNo: faster, isRepeated: true };
  });
}

function withoutExamples({ headings, rows }: SheetTable): SheetTable {
  const orders = rows.filter(({ cells }) => !cells.some(isExample));
  if (orders.length === 0) {
    throw new AppError('4151', { description: '주문을 적은 행이 없어요. 제목 아래 행부터 주문을 적어 주세요.' });
  }
  return { headings, rows: orders };
}

async function listRemembered(transaction: MallTransaction, memberNo: number) {
  const known = await listKnownHeadings(transaction, { memberNo });
  return new Map(known.map(({ heading, field }) => [heading, uploadFields.find((one) => one === field) ?? null]));
}

function describe(
  { headings, rows }: SheetTable,
  known: ReadonlyMap<string, UploadField | null>,
): Pick<NewUpload, 'columns' | 'rows' | 'state'> {
  if (!headings.some((heading) => known.has(heading) || isKnownHeading(heading))) {
    throw new AppError('4151', {
      description: '첫 행에서 제목을 찾지 못했어요. 첫 행에 상품번호, 수량, 받는 분 같은 제목을 적어 주세요.',
    });
  }
  const fields = guessColumns(headings, known);
  const columns = headings.map((heading, at) => ({ heading, field: fields[at] ?? null }));
  return { columns, rows, state: missingFields(fields).length > 0 ? 'UNMAPPED' : 'CHECKING' };
}
