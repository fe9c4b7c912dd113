import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@mall/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { entityTagOf, isHeld } from '../plugins/entity-tag.ts';
import { officeHostOf } from '../plugins/office-host.ts';
import { registerOfficeHeaders } from '../plugins/security-headers.ts';
import { sendRefusalPage } from './refusal-page.ts';
import { forEver, looseFiles } from './static-files.ts';

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;

/** The office's page and files, at its own host alone. Every address is the one page: which screen it is, only the signed-in know. */
export async function officePages(app: FastifyInstance, config: Config, officeFolder: string): Promise<void> {
  await registerOfficeHeaders(app);
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
  const shell = readFileSync(shellFile, 'utf8');
  app.get('/assets/*', file, (request: FileRequest, reply) =>
    reply.sendFile(request.params['*'], join(officeFolder, 'assets'), forEver),
  );
  for (const name of looseFiles(officeFolder))
    app.get(`/${name}`, file, (_request, reply) => reply.sendFile(name, officeFolder, { maxAge: 0 }));
  app.get('/*', page, (request, reply) => sendShell(request, reply, shell));
}

function sendShell(request: FastifyRequest, reply: FastifyReply, shell: string): FastifyReply {
  const tag = entityTagOf(shell);
  reply.header('cache-control', 'no-cache').header('etag', tag).type('text/html; charset=utf-8');
  return isHeld(request, tag) ? reply.code(304).send() : reply.send(shell);
}
