import * as contract from '@mall/contracts/application';
import * as draft from '@mall/contracts/application-draft';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { cancelApplication } from './cancel-application.ts';
import { dropDraft, getDraft } from './draft/get-draft.ts';
import { saveApplicant } from './draft/save-applicant.ts';
import { saveChoice } from './draft/save-choice.ts';
import { saveDelivery } from './draft/save-delivery.ts';
import { getApplication, getSheet } from './get-application.ts';
import { getApplicationForm } from './get-application-form.ts';
import { listApplications } from './list-applications.ts';
import { contractPdf } from './sheet/contract-pdf.ts';
import { submitApplication } from './submit-application.ts';

export function applicationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  draftRoutes(app, dependencies);
  const { clock } = dependencies;
  bind(app, draft.getApplicationForm, ({ mall, member, db }) =>
    db((tx) => getApplicationForm(tx, mall, { memberNo: member.memberNo, at: clock() })),
  );
  bind(app, contract.submitApplication, ({ mall, member, body }) =>
    submitApplication(dependencies, mall, { memberNo: member.memberNo, submission: body }),
  );
  bind(app, contract.listApplications, ({ mall, member, db, query }) =>
    db((tx) => listApplications(tx, mall, { memberNo: member.memberNo, query })),
  );
  const own = ({ memberNo }: { readonly memberNo: number }, { applicationNo }: { readonly applicationNo: string }) => ({
    memberNo,
    applicationNo,
  });
  bind(app, contract.getApplication, ({ member, db, params }) => db((tx) => getApplication(tx, own(member, params))));
  bind(app, contract.cancelApplication, ({ member, db, params, body }) =>
    db((tx) => cancelApplication(tx, { ...own(member, params), reason: body.reason, at: clock() })),
  );
  bind(app, contract.getContractFile, async ({ member, db, params }) => {
    const sheet = await db((tx) => getSheet(tx, own(member, params)));
    const content = await contractPdf(sheet);
    return { fileName: `가입신청서_${sheet.applicationNo}.pdf`, contentBase64: content.toString('base64') };
  });
}

function draftRoutes(app: FastifyInstance, { clock, vault }: Dependencies): void {
  const keyOf = ({ memberNo }: { readonly memberNo: number }, { productNo }: { readonly productNo: string }) => ({
    memberNo,
    productNo,
    at: clock(),
  });
  bind(app, draft.getApplicationDraft, ({ mall, member, db, params }) =>
    db((tx) => getDraft(tx, mall, keyOf(member, params))),
  );
  bind(app, draft.saveApplicationChoice, ({ mall, member, db, params, body }) =>
    db((tx) => saveChoice(tx, mall, { ...keyOf(member, params), choice: body })),
  );
  bind(app, draft.saveApplicant, ({ mall, member, db, params, body }) =>
    db((tx) => saveApplicant(tx, mall, { ...keyOf(member, params), applicant: body, vault })),
  );
  bind(app, draft.saveApplicationDelivery, ({ mall, member, db, params, body }) =>
    db((tx) => saveDelivery(tx, mall, { ...keyOf(member, params), delivery: body })),
  );
  bind(app, draft.dropApplicationDraft, ({ mall, member, db, params }) =>
    db((tx) => dropDraft(tx, mall, keyOf(member, params))),
  );
}
