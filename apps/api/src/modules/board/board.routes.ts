import { attachmentMediaTypes } from '@mall/contracts/attachment';
import * as contract from '@mall/contracts/board';
import * as post from '@mall/contracts/board-post';
import { create } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { countPostView, listQuestions } from './board.repository.ts';
import { findFaqs } from './find-faqs.ts';
import { getAttachment } from './get-attachment.ts';
import { getBoardPost } from './get-board-post.ts';
import { listBoardPosts } from './list-board-posts.ts';

export function boardRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock } = dependencies;
  bind(app, contract.listBoardPosts, ({ read, params, query }) =>
    read((tx) =>
      listBoardPosts(tx, {
        boardType: params.boardType,
        page: query.page ?? 1,
        keyword: query.keyword ?? '',
        label: query.label ?? '',
      }),
    ),
  );
  bind(app, post.getBoardPost, async ({ member, db, read, params }) => {
    const post = await read((tx) => getBoardPost(tx, member, { ...params, at: clock() }));
    await db((tx) => countPostView(tx, params));
    return post;
  });
  bind(app, post.getBoardAttachment, async ({ mall, params, reply }) => {
    const { bytes, ...file } = await getAttachment(dependencies, mall, params);
    // Downloaded under its name, and never opened in place of the page.
    reply.header('content-type', attachmentMediaTypes[file.fileType]);
    reply.header('content-disposition', create(file.fileName));
    return bytes;
  });
  bind(app, post.listFaqs, ({ read }) => read((tx) => listQuestions(tx)));
  bind(app, post.findFaqs, ({ read, query }) => read((tx) => findFaqs(tx, query.question)));
}
