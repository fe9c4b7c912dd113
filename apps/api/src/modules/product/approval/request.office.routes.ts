import { AppError } from '@mall/contracts/errors';
import type { ProductPatch } from '@mall/contracts/office/product-patch';
import * as owners from '@mall/contracts/office/product-request-owners';
import * as contract from '@mall/contracts/office/product-requests';
import { roleCodes } from '@mall/contracts/office/rights';
import type { OfficeScope } from '@mall/db/in-office';
import { roleTemplates } from '@mall/domain/office/rights';
import type { FastifyInstance } from 'fastify';
import { bindOffice, type OfficeContext } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { isWithin } from '../../../office/within-scope.ts';
import { findProductRow } from '../office/product-list.repository.ts';
import { approveRequest, assignRequest, commentOn, rejectRequest, uncomment } from './decide-request.ts';
import { getRequest, toRequestRow } from './get-request.ts';
import { findAskingMall, listReviewerRows } from './request.repository.ts';
import { countRequests, findOwnOpen, listRequestRows, orderOf } from './request-list.repository.ts';
import { listWaitingFields } from './review-field.repository.ts';
import { sendAgain, sendRequest, withdrawRequest } from './send-request.ts';

/** Changes of products that a second person reviews. */
export function requestOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.listProductRequests, ({ read, query, staff }) =>
    read(async (reader) => {
      const size = sizeOf(query);
      const { staffNo } = staff;
      const [rows, count] = await Promise.all([
        listRequestRows(reader, { query, key: readCursor(query.cursor, 2), limit: size + 1, staffNo }),
        countRequests(reader, query, staffNo),
      ]);
      const { by } = orderOf(query);
      const page = pageOf(rows, size, (row) => [by === 'by' ? row.by : row.sentAt.toISOString(), row.requestNo]);
      return { ...page, rows: page.rows.map(toRequestRow(staff)), count };
    }),
  );
  bindOffice(app, contract.getProductRequest, ({ read, params: { requestNo }, staff }) =>
    read((reader) => getRequest(reader, requestNo, staff)),
  );
  sending(app);
  deciding(app);
}

function sending(app: FastifyInstance): void {
  const { clock } = app.dependencies;
  bindOffice(app, contract.getOwnRequest, ({ read, params: { productNo }, staff }) =>
    read(async (reader) => {
      if (!(await findProductRow(reader, productNo))) throw new AppError('4040');
      const [requestNo, waiting] = await Promise.all([
        findOwnOpen(reader, productNo, staff.staffNo),
        listWaitingFields(reader, { staffNo: staff.staffNo, at: clock() }),
      ]);
      const request = requestNo === undefined ? null : await getRequest(reader, requestNo, staff);
      return { request, waitingFields: waiting.map(({ field }) => field) };
    }),
  );
  bindOffice(app, contract.sendProductRequest, async ({ params, body, staff, scope, read, write }) => {
    const ofMallId = await read((reader) => askingMall(reader, params.productNo, scope));
    const { patch, version } = body;
    assertTermsIn(scope, patch);
    const product = { ...params, version, staffNo: staff.staffNo };
    const subject = { subject: `product ${params.productNo}`, changes: patch, ...ofMall(ofMallId) };
    return write(subject, (office) => sendRequest(office, product, { patch, ofMallId }));
  });
  bindOffice(app, contract.sendProductRequestAgain, async ({ params, body, staff, scope, read, write }) => {
    const { productNo, requestNo } = params;
    const { version, ...again } = body;
    assertTermsIn(scope, again.patch);
    const { mallId } = await read((reader) => getRequest(reader, requestNo, staff));
    const product = { productNo, version, staffNo: staff.staffNo };
    const subject = { subject: `product ${productNo}`, changes: body.patch, ...ofMall(mallId) };
    return write(subject, (office) => sendAgain(office, product, { ...again, requestNo }));
  });
  bindOffice(app, owners.withdrawProductRequest, async ({ params, body, staff, read, write }) => {
    const { mallId } = await read((reader) => getRequest(reader, params.requestNo, staff));
    const request = { ...params, ...body, staffNo: staff.staffNo };
    const subject = {
      subject: `product ${params.productNo}`,
      changes: { request: params.requestNo },
      ...ofMall(mallId),
    };
    return { version: await write(subject, (office) => withdrawRequest(office, request)) };
  });
}

/** The roles whose staff decide. */
const reviewing = roleCodes.filter((role) => roleTemplates[role].includes('products.decide'));

/** The mall on whose behalf a request is sent: none for staff of all malls, otherwise one in scope that lists the product, or 4040. */
async function askingMall(reader: OfficeReader, productNo: string, scope: OfficeScope): Promise<number | null> {
  if (scope.kind === 'all') return null;
  const mallId = await findAskingMall(reader, productNo, scope);
  if (mallId === undefined) throw new AppError('4040');
  return mallId;
}
/** A request for a mall's fee needs the permission in that mall. */
function assertTermsIn(scope: OfficeScope, { terms }: ProductPatch): void {
  if (terms && !isWithin(scope, terms.mallId)) throw new AppError('4040');
}
const ofMall = (mallId: number | null) => (mallId === null ? {} : { mallId });

type Read = OfficeContext<typeof owners.listReviewers>['read'];

function deciding(app: FastifyInstance): void {
  const subjectOf = (productNo: string) => `product ${productNo}`;
  bindOffice(app, contract.commentOnRequest, async ({ params, body, staff: { staffNo }, write }) => {
    const subject = { subject: subjectOf(params.productNo), changes: body };
    return { version: await write(subject, (office) => commentOn(office, { ...params, staffNo }, body)) };
  });
  bindOffice(app, contract.removeComment, async ({ params, staff: { staffNo }, write }) => {
    const { commentNo, ...request } = params;
    const subject = { subject: subjectOf(params.productNo) };
    return { version: await write(subject, (office) => uncomment(office, { ...request, staffNo }, commentNo)) };
  });
  const reviewersOf = (read: Read) =>
    read((reader) => listReviewerRows(reader, { roles: reviewing, at: app.dependencies.clock() }));
  bindOffice(app, owners.listReviewers, ({ read }) => reviewersOf(read));
  bindOffice(app, owners.assignProductRequest, async ({ params, body, staff: { staffNo }, read, write }) => {
    const reviewers = body.staffNo === null ? [] : await reviewersOf(read);
    if (body.staffNo !== null && !reviewers.some((one) => one.staffNo === body.staffNo)) throw new AppError('4040');
    const changes = { request: params.requestNo, owner: body.staffNo };
    const subject = { subject: subjectOf(params.productNo), changes };
    return { version: await write(subject, (office) => assignRequest(office, { ...params, staffNo }, body.staffNo)) };
  });
  bindOffice(app, contract.rejectProductRequest, async ({ params, body, staff: { staffNo }, write }) => {
    const subject = { subject: subjectOf(params.productNo), changes: { request: params.requestNo } };
    return { version: await write(subject, (office) => rejectRequest(office, { ...params, staffNo }, body.version)) };
  });
  bindOffice(app, contract.approveProductRequest, async ({ params, body, staff: { staffNo }, write }) => {
    const subject = { subject: subjectOf(params.productNo), changes: { request: params.requestNo } };
    return { version: await write(subject, (office) => approveRequest(office, { ...params, staffNo }, body)) };
  });
}
