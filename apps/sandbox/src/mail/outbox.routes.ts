import type { FastifyInstance, FastifyReply } from 'fastify';
import { type MailSwitches, mailSwitchesSchema } from './mail-switches.ts';
import type { Outbox } from './outbox.ts';
import { mailPage, outboxPage } from './outbox-pages.ts';

type Identified = { Params: { id: string } };

/** What a mail may do in its frame: be rendered, show its pictures and open its links in a new window. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src *; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The mails for people, and as JSON for programs. */
export function outboxRoutes(app: FastifyInstance, outbox: Outbox, switches: MailSwitches): void {
  const send = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);
  const missing = (reply: FastifyReply) => reply.code(404).send({ message: '없는 메일이에요.' });

  app.get('/outbox', (_request, reply) => send(reply, outboxPage(outbox.list(), switches)));
  app.get('/outbox/state', async () => ({ mails: outbox.list(), switches }));

  app.get<Identified>('/outbox/:id', (request, reply) => {
    const mail = outbox.find(request.params.id);
    return mail ? send(reply, mailPage(mail)) : missing(reply);
  });
  app.get<Identified>('/outbox/:id/html', (request, reply) => {
    const mail = outbox.find(request.params.id);
    if (!mail) return missing(reply);
    reply.header('content-security-policy', mailPolicy);
    return send(reply, mail.html.replace('<head>', '<head><base target="_blank">'));
  });

  app.post('/outbox/clear', (_request, reply) => {
    outbox.clear();
    return reply.redirect('/outbox', 303);
  });
  app.post('/outbox/switches', (request, reply) => {
    const parsed = mailSwitchesSchema.partial().safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ message: parsed.error.issues[0]?.message });
    Object.assign(switches, parsed.data);
    return request.headers['content-type']?.startsWith('application/json')
      ? reply.send(switches)
      : reply.redirect('/outbox', 303);
  });
}
