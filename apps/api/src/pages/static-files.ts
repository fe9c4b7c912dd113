import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Folders = {
  /** The built browser code: a page for each site, assets/ and a few files beside them. */
  readonly web: string;
  readonly images: string;
};

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;
const year = 365 * 24 * 60 * 60 * 1000;
const forEver = { maxAge: year, immutable: true };

/** Pictures and hashed assets, cached by browsers for a year; other files of the build are revalidated each time. */
export async function registerStaticFiles(scope: FastifyInstance, folders: Folders): Promise<void> {
  await scope.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore', index: false });
  const config = { access: 'public', rateLimit: false } as const;

  const serveForEver = (prefix: string, folder: string, headers: Record<string, string> = {}) =>
    scope.get(`${prefix}/*`, { config }, (request: FileRequest, reply: FastifyReply) =>
      reply.headers(headers).sendFile(request.params['*'], folder, forEver),
    );
  // Mails are read at other origins, and show these pictures there.
  serveForEver('/images', folders.images, { 'cross-origin-resource-policy': 'cross-origin' });
  serveForEver('/assets', join(folders.web, 'assets'));

  for (const file of looseFiles(folders.web)) {
    scope.get(`/${file}`, { config }, (_request, reply) => reply.sendFile(file, folders.web, { maxAge: 0 }));
  }
}

function looseFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /^[\w-]+\.[\w.-]+$/.test(entry.name) && !/\.(html|br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
}
