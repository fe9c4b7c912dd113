import { inMall } from '@mall/db/in-mall';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { mallOfHost } from '../../plugins/mall-context.ts';
import { findSheet } from './sheet.repository.ts';

type SheetRequest = FastifyRequest<{ Params: { file: string } }>;
const year = 365 * 24 * 60 * 60;

/** The stylesheets of malls' own themes: each at its mall's host alone, and never another one under the same name. */
export function themeRoutes(scope: FastifyInstance, { config, malls, database }: Dependencies): void {
  const options = { config: { access: 'public', rateLimit: false } as const };
  scope.get('/theme/:file', options, async (request: SheetRequest, reply: FastifyReply) => {
    const mall = await mallOfHost(request.headers.host, config, malls);
    const [, mallUrl, hash] = /^([a-z0-9-]+)-([0-9a-f]{20})\.css$/.exec(request.params.file) ?? [];
    const isOwn = hash !== undefined && mallUrl === mall.mallUrl;
    const sheet = isOwn ? await inMall(database, mall, (transaction) => findSheet(transaction, hash)) : undefined;
    if (sheet === undefined) return reply.callNotFound();
    reply.header('cache-control', `public, max-age=${year}, immutable`);
    return reply.type('text/css; charset=utf-8').send(sheet);
  });
}
