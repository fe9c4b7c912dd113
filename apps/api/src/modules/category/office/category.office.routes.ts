import * as contract from '@mall/contracts/office/categories';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { mayIn } from '../../../office/within-scope.ts';
import { findLockedBy } from '../../../publishing/locked.repository.ts';
import { listCategoryRows } from './category.repository.ts';
import { addCategory, placeCategory, removeCategory, saveCategory } from './change-category.ts';

/** The menu of a mall; a change shows in its shop at once. */
export function categoryOfficeRoutes(app: FastifyInstance): void {
  const subjectOf = (mallId: number, what: string) => ({ mallId, subject: `category ${what}` });

  bindOffice(app, contract.listOfficeCategories, async ({ params: { mallId }, staff, read, mallOf }) => {
    await mallOf(mallId);
    return read(async (reader) => {
      const lockedBy = await findLockedBy(reader, mallId, 'menu');
      const categories = await listCategoryRows(reader, mallId);
      return { categories, lockedBy, mayWrite: !lockedBy && mayIn(staff, 'displays.write', mallId) };
    });
  });
  bindOffice(app, contract.addCategory, async ({ params: mall, body, staff, write }) => ({
    categoryNo: await write(subjectOf(mall.mallId, body.name), (own) =>
      addCategory(own, mall, { ...body, staffNo: staff.staffNo }),
    ),
  }));
  bindOffice(app, contract.saveCategory, async ({ params: { categoryNo, ...mall }, body, staff, write }) => {
    const { version: _seen, ...changes } = body;
    return {
      version: await write({ ...subjectOf(mall.mallId, categoryNo), changes }, (own) =>
        saveCategory(own, mall, { ...body, categoryNo, staffNo: staff.staffNo }),
      ),
    };
  });
  bindOffice(app, contract.placeCategory, async ({ params: { categoryNo, ...mall }, body, write }) => ({
    categoryNo: await write({ ...subjectOf(mall.mallId, categoryNo), changes: body }, (own) =>
      placeCategory(own, mall, { ...body, categoryNo }),
    ),
  }));
  bindOffice(app, contract.removeCategory, async ({ params: { categoryNo, ...mall }, write }) => {
    await write(subjectOf(mall.mallId, categoryNo), (own) => removeCategory(own, mall, categoryNo));
    return null;
  });
}
