import { confirmCertification } from '../../../apps/api/src/modules/certification/confirm-certification.ts';
import { openCertification } from '../../../apps/api/src/modules/certification/open-certification.ts';
import { receiveCertification } from '../../../apps/api/src/modules/certification/receive-certification.ts';
import type { Applicant } from '../../../packages/contracts/src/application-draft.ts';
import { inMall } from '../../../packages/db/src/in-mall.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';

/** Fills in the sandbox service's form as the applicant would; returns the key that the application uses up. */
export async function certifyAs(life: DemoLife, { name, birthDate, phone }: Applicant): Promise<string> {
  const { dependencies, mall, memberNo } = life;
  const { database, vault, clock } = dependencies;
  const visit = { origin: `http://${mall.mallUrl}.localhost`, device: 'pc' } as const;
  const { certificationKey, url } = await openCertification(dependencies, mall, {
    ...{ purpose: 'APPLICATION', memberNo, visit },
  });
  const { origin, pathname, searchParams } = new URL(url);
  const typed = { name, birthDay: birthDate, gender: 'F', phoneCorp: 'SKT', phoneNo: phone, code: '123456' };
  const form = new URLSearchParams({ tr_cert: searchParams.get('tr_cert') ?? '', ...typed });
  const reply = await fetch(origin + pathname, { method: 'POST', body: form });
  const sealed = /name="rec_cert" value="([^"]+)"/.exec(await reply.text())?.[1] ?? '';
  const returned = await receiveCertification(dependencies, mall, sealed);
  if (!('ticket' in returned)) throw new Error(`the sandbox certification failed: ${returned.failure}`);
  const shown = { certificationKey, ticket: returned.ticket, vault, at: clock() };
  await inMall(database, mall, (tx) => confirmCertification(tx, shown));
  return certificationKey;
}
