import { AppError } from '@mall/contracts/errors';
import { inMall } from '@mall/db/in-mall';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { placeOf } from '../../plugins/device.ts';
import { mallOfHost } from '../../plugins/mall-context.ts';
import { createSubjects } from '../auth/attempts/attempt-subjects.ts';
import { limitTries } from '../auth/attempts/limit-tries.ts';
import type { Run } from '../auth/human-check/human-check.ts';
import { createMailRefusals } from './mail-refusal.ts';
import { refuseMail } from './refuse-mail.ts';

const link = z.object({
  params: z.object({ memberNo: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  query: z.object({ token: z.string().max(600) }),
});
const mostFormBytes = 2000;

/**
 * POST /email/rejectMailYn/{memNo}?token=: the unsubscribe button that mail programs show for advertising (RFC 8058). It uses the URL
 * of the mail's own link, so everything is in the URL, and the form only says that it was the button. Idempotent; any other token is 4040,
 * and 1252 after ten.
 */
export function oneClickRefusalRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config, database, malls } = dependencies;
  const refusals = createMailRefusals(config.tokenSecret);
  const subjects = createSubjects(config.tokenSecret);
  void app.register(async (scope) => {
    readForms(scope);
    scope.post('/email/rejectMailYn/:memberNo', { config: { access: 'public' } }, async (request, reply) => {
      const mall = await mallOfHost(request.headers.host, config, malls);
      const { data } = link.safeParse({ params: request.params, query: request.query });
      if (!isOneClick(request.body)) throw new AppError('4000');
      const at = clock();
      const run: Run = (work) => inMall(database, mall, work);
      await limitTries(subjects, { db: run, place: placeOf(request, reply), at }, () => {
        if (!data || !refusals.isGood(mall, data.params, data.query.token)) throw new AppError('4040');
        const refusal = { memberNo: data.params.memberNo, at };
        return run((transaction) => refuseMail(transaction, mall, refusal));
      });
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('수신거부를 처리했어요.');
    });
  });
}

const isOneClick = (form: unknown): boolean => form instanceof FormData && form.get('List-Unsubscribe') === 'One-Click';

/** Both encodings that mail programs may choose. */
function readForms(scope: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  const options = { parseAs: 'buffer', bodyLimit: mostFormBytes } as const;
  scope.addContentTypeParser(types, options, (request: FastifyRequest, body: Buffer) =>
    new Response(new Uint8Array(body), { headers: { 'content-type': request.headers['content-type'] ?? '' } })
      .formData()
      .catch(() => undefined),
  );
}
