import { inMall } from '@mall/db/in-mall';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { createPreviewReader } from '../modules/preview/open-preview.ts';
import { mallOfHost } from '../plugins/mall-context.ts';
import { cachedForEver } from './built-files.ts';
import { previewSheet } from './theme-path.ts';
import { findSheet } from './theme-sheet.repository.ts';

type SheetRequest = FastifyRequest<{ Params: { file: string }; Querystring: { preview?: string } }>;

/** The stylesheets of malls' own themes: each at its mall's host only, and never with other content under the same name. */
export function themeSheets(scope: FastifyInstance, dependencies: Dependencies): void {
  const { config, malls, database } = dependencies;
  const readPreview = createPreviewReader(dependencies);
  const options = { config: { access: 'public', rateLimit: false } as const };
  const sheetOf = (mall: { readonly mallId: number }, hash: string) =>
    inMall(database, mall, (transaction) => findSheet(transaction, hash));

  scope.get(`/theme/${previewSheet}`, options, async (request: SheetRequest, reply: FastifyReply) => {
    const preview = await readPreview(request.headers.host, String(request.query.preview));
    if (!preview) return reply.callNotFound();
    const { mall, sheet = await sheetOf(mall, mall.themeHash) } = preview;
    return reply
      .header('cache-control', 'no-store')
      .type(css)
      .send(sheet ?? '');
  });
  scope.get('/theme/:file', options, async (request: SheetRequest, reply: FastifyReply) => {
    const mall = await mallOfHost(request.headers.host, config, malls);
    const [, mallUrl, hash] = /^([a-z0-9-]+)-([0-9a-f]{20})\.css$/.exec(request.params.file) ?? [];
    const sheet = hash !== undefined && mallUrl === mall.mallUrl ? await sheetOf(mall, hash) : undefined;
    if (sheet === undefined) return reply.callNotFound();
    return reply.header('cache-control', cachedForEver).type(css).send(sheet);
  });
}

const css = 'text/css; charset=utf-8';
