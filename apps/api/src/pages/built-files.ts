import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@mall/db/connection';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createRecentResults } from '../catalogue/recent-results.ts';
import type { Dependencies } from '../dependencies.ts';
import { takesEncoding } from '../plugins/reply.ts';
import { type BuildFile, findBuildFile, listBuildFiles, type Site } from './build-file.repository.ts';

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;

const year = 365 * 24 * 60 * 60 * 1000;
export const forEver = { maxAge: year, immutable: true };
/** The same, for bytes that do not come from a folder. */
export const cachedForEver = `public, max-age=${year / 1000}, immutable`;

const mostBytes = 16_000_000;
/** However many unknown names are requested, they cost one query in this time. */
const namesFreshForMilliseconds = 1000;
const types: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * Sends a file of a build by its name: this instance's own from its folder; those of another release, whose pages other instances serve,
 * from the database.
 */
export function createBuiltFiles(dependencies: Pick<Dependencies, 'database' | 'clock'>, site: Site, folder: string) {
  const fileOf = createOtherFiles(dependencies, site);
  return async (request: FileRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const name = request.params['*'];
    if (existsSync(join(folder, name))) return reply.sendFile(name, folder, forEver);
    const type = types[/^[\w-]+\.([a-z0-9]+)$/.exec(name)?.[1] ?? ''];
    const file = type && (await fileOf(name));
    if (!file) {
      reply.callNotFound();
      return reply;
    }
    reply.header('cache-control', cachedForEver);
    return sendForm(request, reply.type(type), file);
  };
}

function createOtherFiles({ database, clock }: { database: Database; clock: () => Date }, site: Site) {
  const namesOf = createRecentResults<ReadonlySet<string>>({
    ...{ clock, freshForMilliseconds: namesFreshForMilliseconds, maxEntries: 1 },
  });
  const files = new LRUCache<string, BuildFile>({
    maxSize: mostBytes,
    sizeCalculation: ({ content, brotli, gzip }) => 1 + content.length + (brotli?.length ?? 0) + (gzip?.length ?? 0),
    fetchMethod: (name) => findBuildFile(database, site, name),
  });
  return async (name: string): Promise<BuildFile | undefined> => {
    if (!files.has(name) && !(await namesOf('', () => listBuildFiles(database, site))).has(name)) return undefined;
    return files.fetch(name);
  };
}

function sendForm(request: FastifyRequest, reply: FastifyReply, { content, brotli, gzip }: BuildFile): FastifyReply {
  const accepted = request.headers['accept-encoding'];
  reply.header('vary', 'accept-encoding');
  if (brotli && takesEncoding(accepted, 'br')) return reply.header('content-encoding', 'br').send(brotli);
  if (gzip && takesEncoding(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(content);
}
