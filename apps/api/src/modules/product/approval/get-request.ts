import { AppError } from '@mall/contracts/errors';
import type { RequestDetail, RequestRow } from '@mall/contracts/office/product-requests';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { productRights } from '../office/get-product.ts';
import { listBrands, listProductOptions, listSupplierChoices } from '../office/product.repository.ts';
import { listComments, listRounds } from './request.repository.ts';
import { alignedTo, differing, fieldsIn, findReviewed } from './request-fields.ts';
import { findRequestRow, listRedFindings, type StoredRequest } from './request-list.repository.ts';

/** Whether these staff may decide it: they have the permission, it is open, and somebody else has sent it. */
export const toRequestRow =
  (staff: Pick<StaffCaller, 'rights'>) =>
  ({ sentAt, withdrawnAt, ownerNo, ownerName, ...row }: StoredRequest): RequestRow => ({
    ...{ ...row, sentAt: sentAt.toISOString(), withdrawnAt: withdrawnAt?.toISOString() ?? null },
    owner: ownerNo === null ? null : { staffNo: ownerNo, name: ownerName ?? '' },
    mayDecide: row.state === 'R' && !row.isMine && productRights(staff).mayDecide,
  });

/** A request beside the current product; 4040 for none, or none of a mall in scope. */
export async function getRequest(reader: OfficeReader, requestNo: number, staff: StaffCaller): Promise<RequestDetail> {
  const row = await findRequestRow(reader, requestNo, staff.staffNo);
  if (!row) throw new AppError('4040');
  const [rounds, comments, findings, brands, suppliers, options] = await Promise.all([
    listRounds(reader, requestNo),
    listComments(reader, requestNo),
    listRedFindings(reader, requestNo),
    listBrands(reader),
    listSupplierChoices(reader),
    listProductOptions(reader, row.productNo),
  ]);
  const [latest, former] = rounds;
  if (!latest) throw new AppError('4040');
  const { base, patch: asked } = latest;
  const there = await findReviewed(reader, row.productNo, asked);
  if (!there) throw new AppError('4040');
  const live = alignedTo(asked, there);
  const fields = fieldsIn(asked);
  const brandIds = new Set([base.brandId, asked.brandId, live.brandId]);
  const supplierNos = new Set([base.supplierNo, asked.supplierNo, live.supplierNo]);
  return {
    ...{ ...toRequestRow(staff)(row), asked, base, live, findings },
    newFields: former ? [...differing(asked, former.patch, fields)] : [...fields],
    movedFields: row.state === 'Y' || row.state === 'W' ? [] : [...differing(base, live, fields)],
    comments: comments.map(({ at, staffNo, ...one }) => ({
      ...{ ...one, at: at.toISOString(), isMine: staffNo === staff.staffNo },
    })),
    rounds: rounds.map(({ base: _, patch: __, sentAt, decidedAt, ...one }) => ({
      ...{ ...one, sentAt: sentAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null },
    })),
    brands: brands.filter(({ brandId }) => brandIds.has(brandId)),
    suppliers: suppliers.filter(({ supplierNo }) => supplierNos.has(supplierNo)),
    options: options.map(({ optionNo, colourName, label }) => ({
      ...{ optionNo, name: [colourName, label].filter(Boolean).join(' · ') || '기본' },
    })),
  };
}
