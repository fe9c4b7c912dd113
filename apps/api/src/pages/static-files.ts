import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { isLogoFile, isMediaFile } from '../files/picture-sizes.ts';
import { cachedForEver, createBuiltFiles, forEver } from './built-files.ts';

export type Folders = {
  /** The built browser code: a page for each site, assets/ and a few files beside them. */
  readonly web: string;
  /** The built office, likewise. */
  readonly office: string;
  readonly images: string;
};

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;
const pictureTypes: Readonly<Record<string, string>> = {
  ...{ '.avif': 'image/avif', '.webp': 'image/webp', '.svg': 'image/svg+xml', '.png': 'image/png' },
};

/** Pictures and hashed assets, cached by browsers for a year; other files of the build are revalidated each time. */
export async function registerStaticFiles(
  scope: FastifyInstance,
  folders: Folders,
  dependencies: Dependencies,
): Promise<void> {
  const { files } = dependencies;
  await scope.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore', index: false });
  const config = { access: 'public', rateLimit: false } as const;

  // Mails are read at other origins, and show these pictures there.
  const shown = { 'cross-origin-resource-policy': 'cross-origin' };
  const pictures = { config: { ...config, servedAt: 'all' } } as const;
  scope.get('/images/*', pictures, (request: FileRequest, reply: FastifyReply) =>
    reply.headers(shown).sendFile(request.params['*'], folders.images, forEver),
  );
  scope.get('/images/media/*', pictures, async (request: FileRequest, reply: FastifyReply) => {
    const name = `media/${request.params['*']}`;
    const bytes = isMediaFile(name) ? await files.read(name) : undefined;
    if (!bytes) return reply.callNotFound();
    reply.headers(shown).header('cache-control', cachedForEver);
    // By this tag a CDN can purge all sizes of a picture at all malls (docs/operations.md, Pictures and a CDN).
    reply.header('cache-tag', name.replace(/\.(\d+\.)?\w+$/, '').replaceAll('/', '-'));
    // A logo has been reduced to its shapes; this is a second lock for one that is opened by itself.
    if (isLogoFile(name)) reply.header('content-security-policy', "default-src 'none'; sandbox");
    return reply.type(pictureTypes[extname(name)] ?? '').send(bytes);
  });
  scope.get('/assets/*', { config }, createBuiltFiles(dependencies, 'web', join(folders.web, 'assets')));

  for (const file of looseFiles(folders.web)) {
    scope.get(`/${file}`, { config }, (_request, reply) => reply.sendFile(file, folders.web, { maxAge: 0 }));
  }
}

/** The files beside the pages of a build, such as `robots.txt`. */
export function looseFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /^[\w-]+\.[\w.-]+$/.test(entry.name) && !/\.(html|br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
}
