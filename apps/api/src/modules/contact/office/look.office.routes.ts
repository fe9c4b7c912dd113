import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/looks';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { findCallerName } from './caller.repository.ts';
import * as acts from './contact-acts.ts';

/** What a page of the mall shows about its member, for the access log. */
const seen = ['name', 'id', 'phone', 'email', 'address'];

/** Looking at the mall as the member of a contact. */
export function lookOfficeRoutes(app: FastifyInstance, { config, endedSessions }: Dependencies): void {
  bindOffice(app, contract.beginLook, async ({ params: { mallId, contactNo }, body, staff, mallOf, read, write }) => {
    const { reason } = body;
    const mall = await mallOf(mallId);
    const { memberNo, code, endsAt } = await write({ mallId, subject: `contact ${contactNo}`, reason }, (recorded) =>
      acts.lookAsMember(recorded, mall, { contactNo, staff }),
    );
    const name = await read((reader) => findCallerName(reader, { mallId, memberNo }));
    if (!name) throw new AppError('4040');
    const address = `${config.mallOrigin.replace('{mall}', mall.mallUrl)}/look#${code}`;
    const data = { name, address, endsAt: endsAt.toISOString() };
    return { data, subjects: [memberNo], mallId, contactNo, reason, fields: seen };
  });

  bindOffice(app, contract.endLook, async ({ params: { mallId, contactNo }, write }) => {
    await write({ mallId, subject: `contact ${contactNo}` }, (recorded) =>
      acts.stopLooking(recorded, { mallId }, contactNo),
    );
    endedSessions.forget();
    return null;
  });
}
