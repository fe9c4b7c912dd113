import * as contract from '@mall/contracts/office/lint';
import { inMall } from '@mall/db/in-mall';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { checkMall } from '../check-mall.ts';
import { getFinding, listFindings } from './list-findings.ts';
import { getMallLint, listMallLint } from './list-mall-lint.ts';
import { endWaiver, waiveFinding } from './waive-finding.ts';

/** The law lint of all malls: findings, waivers, and each mall's score. */
export function lintOfficeRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bindOffice(app, contract.listLintFindings, ({ query, read }) =>
    read((reader) => listFindings(reader, query, clock())),
  );
  bindOffice(app, contract.getLintFinding, ({ staff, params, read }) =>
    read((reader) => getFinding(reader, params, { staff, now: clock() })),
  );
  bindOffice(app, contract.waiveLintFinding, async ({ staff, params, body, read, write }) => {
    // 4040 for an unknown finding comes before 4090 for a changed one.
    await read((reader) => getFinding(reader, params, { staff, now: clock() }));
    const { mallId, findingNo } = params;
    const { reason, until, words } = body;
    const subject = { mallId, subject: `lint ${findingNo}`, reason, changes: { words, until } };
    await write(subject, (own) => waiveFinding(own, params, { findingNo, ...body, staffNo: staff.staffNo }));
    return null;
  });
  bindOffice(app, contract.endLintWaiver, async ({ staff, params, read, write }) => {
    await read((reader) => getFinding(reader, params, { staff, now: clock() }));
    const { mallId, findingNo } = params;
    await write({ mallId, subject: `lint ${findingNo}` }, (own) => endWaiver(own, params, findingNo));
    return null;
  });
  bindOffice(app, contract.listLintMalls, ({ query, read }) => read((reader) => listMallLint(reader, query)));
  bindOffice(app, contract.getMallLint, ({ params, read }) =>
    read((reader) => getMallLint(reader, params.mallId, clock())),
  );
  bindOffice(app, contract.checkMallLint, ({ params, write }) =>
    write({ mallId: params.mallId, subject: 'lint' }, (own) =>
      inMall(own.database, params, (transaction) => checkMall(transaction, clock())),
    ),
  );
}
