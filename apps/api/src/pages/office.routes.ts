import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@mall/contracts/errors';
import { isOfficePath } from '@mall/domain/office/screens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { entityTagOf, isHeld } from '../plugins/entity-tag.ts';
import { officeHostOf } from '../plugins/office-host.ts';
import { registerOfficeHeaders } from '../plugins/security-headers.ts';
import { createBuiltFiles } from './built-files.ts';
import { sendRefusalPage } from './refusal-page.ts';
import { reloadOnce, withReload } from './reload-once.ts';
import { looseFiles } from './static-files.ts';

/** The office's page and files, at its own host only. Every address gets the one page, with 404 where there is no screen. */
export async function officePages(
  app: FastifyInstance,
  dependencies: Dependencies,
  officeFolder: string,
): Promise<void> {
  const { config } = dependencies;
  await registerOfficeHeaders(app, config, [reloadOnce]);
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore', index: false });
  app.setErrorHandler(sendRefusalPage);
  const constraints = { host: officeHostOf(config) };
  const file = { constraints, config: { access: 'public', servedAt: 'office', rateLimit: false } as const };
  const page = { constraints, config: { access: 'public', servedAt: 'office', isPage: true } as const };
  const shellFile = join(officeFolder, 'index.html');
  if (!existsSync(shellFile)) {
    app.log.warn('the office is not built; its page returns 503');
    app.get('/*', page, () => Promise.reject(new AppError('5030')));
    return;
  }
  const shell = withReload(readFileSync(shellFile, 'utf8'));
  app.get('/assets/*', file, createBuiltFiles(dependencies, 'office', join(officeFolder, 'assets')));
  for (const name of looseFiles(officeFolder))
    app.get(`/${name}`, file, (_request, reply) => reply.sendFile(name, officeFolder, { maxAge: 0 }));
  app.get('/*', page, (request, reply) => sendShell(request, reply, shell));
}

function sendShell(request: FastifyRequest, reply: FastifyReply, shell: string): FastifyReply {
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
  const [path = '/'] = request.url.split('?');
  if (!isOfficePath(path)) return reply.code(404).send(shell);
  const tag = entityTagOf(shell);
  reply.header('etag', tag);
  return isHeld(request, tag) ? reply.code(304).send() : reply.send(shell);
}
