import { attachmentMediaTypes } from '@mall/contracts/attachment';
import * as contract from '@mall/contracts/board';
import { create } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { listQuestions } from './board.repository.ts';
import { findFaqs } from './find-faqs.ts';
import { getAttachment } from './get-attachment.ts';
import { getBoardPost } from './get-board-post.ts';
import { listBoardPosts } from './list-board-posts.ts';

export function boardRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock } = dependencies;
  bind(app, contract.listBoardPosts, ({ db, params, query }) =>
    db((tx) =>
      listBoardPosts(tx, {
        boardType: params.boardType,
        page: query.page ?? 1,
        keyword: query.keyword ?? '',
        label: query.label ?? '',
      }),
    ),
  );
  bind(app, contract.getBoardPost, ({ member, db, params }) =>
    db((tx) => getBoardPost(tx, member, { ...params, at: clock() })),
  );
  bind(app, contract.getBoardAttachment, async ({ mall, params, reply }) => {
    const { bytes, ...file } = await getAttachment(dependencies, mall, params);
    // Saved under its name, and never shown in place of the page.
    reply.header('content-type', attachmentMediaTypes[file.fileType]);
    reply.header('content-disposition', create(file.fileName));
    return bytes;
  });
  bind(app, contract.listFaqs, ({ db }) => db((tx) => listQuestions(tx)));
  bind(app, contract.findFaqs, ({ db, query }) => db((tx) => findFaqs(tx, query.question)));
}
