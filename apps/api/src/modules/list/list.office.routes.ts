import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/views';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../office/bind-office.ts';
import type { StaffCaller } from '../../office/staff-caller.ts';
import * as repository from './list.repository.ts';

/** How staff arrange their lists, and the views that they save. */
export function listOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.showLists, async ({ staff, read }) => {
    const viewer = viewerOf(staff);
    const [views, settings] = await read((transaction) =>
      Promise.all([repository.listViews(transaction, viewer), repository.listSettings(transaction, viewer)]),
    );
    return { views: views.map((view) => toView(view, viewer)), settings };
  });

  bindOffice(app, contract.arrangeList, async ({ staff, params: { list }, body: setting, write }) => {
    await write({ subject: `list ${list}` }, ({ database }) =>
      repository.storeSetting(database, { staffNo: staff.staffNo, list, setting }),
    );
    return null;
  });

  bindOffice(app, contract.saveView, ({ staff, params: { list }, body, write }) => {
    const at = app.dependencies.clock();
    return write({ subject: `list ${list}`, changes: { label: body.label } }, async ({ database }) => {
      const viewNo = await repository.insertView(database, { ...body, list, viewer: viewerOf(staff), at });
      if (viewNo === undefined)
        throw new AppError('4220', {
          description: '보기는 목록마다 100개까지 저장할 수 있어요. 쓰지 않는 보기를 지워 주세요.',
        });
      return { viewNo };
    });
  });

  bindOffice(app, contract.changeView, async ({ staff, params: { viewNo }, body, write }) => {
    await write({ subject: `view ${viewNo}`, changes: { label: body.label } }, async ({ database }) => {
      const isChanged = await repository.updateView(database, { ...body, viewNo, viewer: viewerOf(staff) });
      if (!isChanged) throw new AppError('4040');
    });
    return null;
  });

  bindOffice(app, contract.removeView, async ({ staff, params: { viewNo }, write }) => {
    await write({ subject: `view ${viewNo}` }, async ({ database }) => {
      if (!(await repository.deleteView(database, { viewNo, viewer: viewerOf(staff) }))) throw new AppError('4040');
    });
    return null;
  });
}

/** The malls of which these staff may see anything. */
function viewerOf({ staffNo, rights }: StaffCaller): repository.Viewer {
  const scopes = [...rights.values()];
  if (scopes.some(({ kind }) => kind === 'all')) return { staffNo, mallIds: null };
  const mallIds = scopes.flatMap((scope) => (scope.kind === 'malls' ? scope.mallIds : []));
  return { staffNo, mallIds: [...new Set(mallIds)].sort((one, other) => one - other) };
}

type Found = Awaited<ReturnType<typeof repository.listViews>>[number];
const toView = ({ sort, columns, staffNo, ...view }: Found, viewer: repository.Viewer): contract.SavedView => ({
  ...view,
  isOwn: staffNo === viewer.staffNo,
  ...(sort !== null && { sort }),
  ...(columns && { columns }),
});
