import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/media';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { mayEverywhere } from '../../../office/within-scope.ts';
import { addMedia, removeMedia, saveMedia } from './change-media.ts';
import { countMedia, findMedia, listMediaRows, listUses, toMediaRow } from './media.repository.ts';

/** The library of pictures, which all malls share: changing it needs the permission in all malls. */
export function mediaOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.listMedia, ({ read, query }) =>
    read(async (reader) => {
      const size = sizeOf(query);
      const [rows, count] = await Promise.all([
        listMediaRows(reader, { query, key: readCursor(query.cursor, 2), limit: size + 1 }),
        countMedia(reader, query),
      ]);
      const page = pageOf(rows, size, ({ addedAt, mediaNo }) => [addedAt.toISOString(), mediaNo]);
      return { ...page, rows: page.rows.map(toMediaRow), count };
    }),
  );
  bindOffice(app, contract.getMedia, ({ read, params: { mediaNo }, staff }) =>
    read(async (reader) => {
      const row = await findMedia(reader, mediaNo);
      if (!row) throw new AppError('4040');
      const mayWrite = mayEverywhere(staff, 'media.write');
      return { ...toMediaRow(row), uses: await listUses(reader, row.name), mayWrite };
    }),
  );
  bindOffice(app, contract.addMedia, async ({ query, file, staff: { staffNo }, write }) => {
    const subject = { subject: `picture ${query.fileName}`, changes: { alt: query.alt, folder: query.folder } };
    const { isNew, ...row } = await write(subject, (office) => addMedia(office, { ...query, file, staffNo }));
    return { ...toMediaRow(row), isNew };
  });
  bindOffice(app, contract.saveMedia, async ({ params: { mediaNo }, body, staff: { staffNo }, write }) => {
    const { version, ...values } = body;
    const change = { mediaNo, version, values, staffNo };
    return { version: await write(subjectOf(mediaNo, values), (office) => saveMedia(office, change)) };
  });
  bindOffice(app, contract.removeMedia, async ({ params: { mediaNo }, write }) => {
    await write(subjectOf(mediaNo), (office) => removeMedia(office, mediaNo));
    return {};
  });
}

const subjectOf = (mediaNo: number, changes = {}) => ({ subject: `picture ${mediaNo}`, changes });
