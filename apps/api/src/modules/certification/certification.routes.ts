import * as contract from '@mall/contracts/certification';
import { deviceOf } from '@mall/domain/device';
import { mallPath } from '@mall/domain/redirects';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { mallOfHost } from '../../plugins/mall-context.ts';
import { visitOf } from '../../plugins/visit.ts';
import { confirmCertification } from './confirm-certification.ts';
import { openCertification } from './open-certification.ts';
import { receiveCertification } from './receive-certification.ts';

export function certificationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, vault } = dependencies;
  bind(app, contract.openCertification, ({ mall, body, request }) =>
    openCertification(dependencies, mall, { ...body, visit: visitOf(request, dependencies.config) }),
  );
  bind(app, contract.openOwnCertification, ({ mall, member, body, request }) =>
    openCertification(dependencies, mall, {
      ...body,
      memberNo: member.memberNo,
      visit: visitOf(request, dependencies.config),
    }),
  );
  bind(app, contract.confirmCertification, ({ db, body }) =>
    db((tx) => confirmCertification(tx, { ...body, vault, at: clock() })),
  );
  void app.register(async (scope) => returnRoute(scope, dependencies));
}

const formSchema = z.object({ rec_cert: z.string().max(8000) });
const mostFormBytes = 10_000;

/** /kmcertVerification/*: where the service's page posts its result, in the browser that was certified. */
function returnRoute(scope: FastifyInstance, dependencies: Dependencies): void {
  const options = { parseAs: 'string', bodyLimit: mostFormBytes } as const;
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.post('/kmcertVerification/*', { config: { access: 'public' } }, async (request, reply) => {
    const mall = await mallOfHost(request.headers.host, dependencies.config, dependencies.malls);
    const form = formSchema.safeParse(request.body);
    const returned = await receiveCertification(dependencies, mall, form.data?.rec_cert ?? '');
    // The window that began, or the page that it left, continues from here. Nothing personal is in the URL.
    const query = new URLSearchParams(returned).toString();
    const path = mallPath(mall.mallUrl, deviceOf(request.headers['user-agent']), '/popup/certPhone');
    return reply.header('cache-control', 'no-store').redirect(`${path}?${query}`, 303);
  });
}
