import { attachmentMediaTypes } from '@mall/contracts/attachment';
import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/boards';
import { inMall } from '@mall/db/in-mall';
import { create } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { attachmentFile } from '../attachment-file.ts';
import type { PostKey } from '../board.repository.ts';
import { keepAttachment, toAttachment } from '../keep-attachment.ts';
import { addPost, movePost, pinPost, savePost, undoPost } from './change-post.ts';
import { getPost, toRow } from './get-post.ts';
import { countPostRows, findPostRow, isWithinReach, listPostRows } from './post.repository.ts';

type Params = { readonly mallId: number; readonly boardType: PostKey['boardType'] };

/** Notices and reviews: written, scheduled, published and ended, in the malls and on the boards that the caller may write. */
export function boardOfficeRoutes(app: FastifyInstance, { files }: Dependencies): void {
  bindOffice(app, contract.listPosts, ({ staff, read, query }) =>
    read(async (reader) => {
      const size = sizeOf(query);
      const reaches = staff.reachOf('boards.read');
      const [rows, count] = await Promise.all([
        listPostRows(reader, { query, key: readCursor(query.cursor, 4), limit: size + 1 }, reaches),
        countPostRows(reader, query, reaches),
      ]);
      const page = pageOf(rows, size, (row) => [row.changedAt.toISOString(), row.mallId, row.boardType, row.postNo]);
      return { ...page, rows: page.rows.map(toRow), count };
    }),
  );
  bindOffice(app, contract.getPost, ({ staff, read, params }) => read((reader) => getPost(reader, params, staff)));
  bindOffice(app, contract.getPostFile, async ({ staff, read, params, reply }) => {
    const row = await read((reader) => findPostRow(reader, params, staff.reachOf('boards.read')));
    const file = row?.body.files.find(({ attachmentName }) => attachmentName === params.attachmentName);
    if (!file) throw new AppError('4040');
    const bytes = await files.read(attachmentFile(params, file.attachmentName));
    if (!bytes) throw new AppError('4045');
    reply.header('content-type', attachmentMediaTypes[file.fileType]);
    reply.header('content-disposition', create(file.fileName));
    return bytes;
  });
  writingRoutes(app);
}

function writingRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.sendPostFile, async ({ params, query: { fileName }, file, staff, write }) => {
    assertMayWrite(staff, params);
    const { mallId } = params;
    const attachment = toAttachment({ fileName, bytes: file });
    const subject = { mallId, subject: `file ${attachment.attachmentName}` };
    await write(subject, (dependencies) =>
      inMall(dependencies.database, { mallId }, (transaction) =>
        keepAttachment(transaction, dependencies, { attachment, bytes: file }),
      ),
    );
    return attachment;
  });
  bindOffice(app, contract.addPost, async ({ params, body, staff, write }) => {
    const { mallId, boardType } = assertMayWrite(staff, params);
    const { key, version } = await write({ mallId, subject: `post of ${boardType}` }, (dependencies) =>
      addPost(dependencies, { mall: { mallId }, staffNo: staff.staffNo, boardType, words: body }),
    );
    return { postNo: key, version };
  });
  bindOffice(app, contract.savePost, async ({ params, body: { version, ...words }, staff, write }) => ({
    version: await write(subjectOf(params), (dependencies) =>
      savePost(dependencies, { ...ofPost(staff, params, version), words }),
    ),
  }));
  bindOffice(app, contract.movePost, async ({ params, body: { version, to, startsAt, endsAt }, staff, write }) => {
    const wanted = {
      to,
      startsAt: startsAt === null ? null : new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    };
    const post = ofPost(staff, params, version);
    const subject = { ...subjectOf(params), changes: { to, startsAt, endsAt } };
    return { version: await write(subject, (dependencies) => movePost(dependencies, { ...post, wanted })) };
  });
  bindOffice(app, contract.pinPost, async ({ params, body: { version, isPinned }, staff, write }) => {
    const post = ofPost(staff, params, version);
    const subject = { ...subjectOf(params), changes: { isPinned } };
    return { version: await write(subject, (dependencies) => pinPost(dependencies, { ...post, isPinned })) };
  });
  bindOffice(app, contract.undoPost, async ({ params, body: { version }, staff, write }) => {
    const post = ofPost(staff, params, version);
    return { version: await write(subjectOf(params), (dependencies) => undoPost(dependencies, post)) };
  });
}

/** 4040 on a board outside the caller's permissions, as for one that does not exist. */
function assertMayWrite<P extends Params>(staff: StaffCaller, params: P): P {
  if (!isWithinReach(staff.reachOf('boards.write'), params.mallId, params.boardType)) throw new AppError('4040');
  return params;
}

const subjectOf = ({ mallId, boardType, postNo }: Params & PostKey) => ({
  mallId,
  subject: `post ${boardType}/${postNo}`,
});

function ofPost(staff: StaffCaller, params: Params & PostKey, version: number) {
  const { mallId, boardType, postNo } = assertMayWrite(staff, params);
  return { mall: { mallId }, staffNo: staff.staffNo, key: { boardType, postNo }, version };
}
