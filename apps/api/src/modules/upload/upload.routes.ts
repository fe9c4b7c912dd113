import { toOneLine } from '@mall/contracts/typed-text';
import * as contract from '@mall/contracts/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { createQueue } from '../order/place/placing-queue.ts';
import { listUploadOrders } from '../order/read/list-orders-of-upload.ts';
import { addUpload } from './add-upload.ts';
import { changeUploadColumns } from './change-upload-columns.ts';
import { checkUpload } from './check-upload.ts';
import { correctUploadRows } from './correct-upload-rows.ts';
import { discardUpload } from './discard-upload.ts';
import { findOwnUpload } from './find-own-upload.ts';
import { getUpload } from './get-upload.ts';
import { getUploadErrors } from './get-upload-errors.ts';
import { getUploadTemplate } from './get-upload-template.ts';
import { listUploadRows } from './list-upload-rows.ts';
import { listUploads } from './list-uploads.ts';
import { orderUpload } from './order-upload.ts';

const longestFileName = 120;

export function uploadRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock } = dependencies;
  // Each needs a thread with its memory, or a long transaction and a second connection.
  const readers = createQueue(2);
  const placers = createQueue(1);
  const own = ({ memberNo }: { readonly memberNo: number }, { uploadNo }: { readonly uploadNo: number }) => ({
    memberNo,
    uploadNo,
  });
  bind(app, contract.listUploads, ({ member: { memberNo }, db, query: { page = 1 } }) =>
    db((tx) => listUploads(tx, { memberNo, page })),
  );
  bind(app, contract.addUpload, ({ mall, member: { memberNo }, file, request }) =>
    addUpload(dependencies, mall, { memberNo, file, fileName: fileNameOf(request), queue: readers }),
  );
  bind(app, contract.getUpload, ({ member, db, params }) =>
    db((tx) => getUpload(tx, { ...own(member, params), at: clock() })),
  );
  bind(app, contract.discardUpload, ({ member, db, params }) =>
    db((tx) => discardUpload(tx, { ...own(member, params), at: clock() })),
  );
  bind(app, contract.changeUploadColumns, ({ member, db, params, body: { fields } }) =>
    db((tx) => changeUploadColumns(tx, { ...own(member, params), fields, at: clock() })),
  );
  bind(app, contract.checkUpload, ({ mall, member, params }) => checkUpload(dependencies, mall, own(member, params)));
  bind(app, contract.listUploadRows, ({ member, db, params, query: { page = 1, only } }) =>
    db((tx) => listUploadRows(tx, { ...own(member, params), isWrong: only === 'errors', page })),
  );
  bind(app, contract.correctUploadRows, ({ mall, member, params, body }) =>
    correctUploadRows(dependencies, mall, { own: own(member, params), corrections: body }),
  );
  bind(app, contract.orderUpload, ({ mall, member, params, body }) =>
    orderUpload(dependencies, mall, { own: own(member, params), input: body, queue: placers }),
  );
  bind(app, contract.listUploadOrders, ({ member, db, params, query: { page = 1 } }) =>
    db(async (tx) => {
      await findOwnUpload(tx, own(member, params));
      return listUploadOrders(tx, { ...own(member, params), page });
    }),
  );
  bind(app, contract.getUploadErrors, ({ member, db, params }) =>
    db((tx) => getUploadErrors(tx, { ...own(member, params), type: params.type })),
  );
  bind(app, contract.getUploadTemplate, ({ db, params }) => db((tx) => getUploadTemplate(tx, params)));
}

/** The file's name in the browser, in a header because proxies log URLs. */
function fileNameOf({ headers }: FastifyRequest): string {
  const sent = headers['x-file-name'];
  try {
    const name = toOneLine(decodeURIComponent(typeof sent === 'string' ? sent : '')).trim();
    return [...name].slice(0, longestFileName).join('') || '이름 없는 파일';
  } catch {
    return '이름 없는 파일';
  }
}
