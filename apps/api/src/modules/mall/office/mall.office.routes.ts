import { AppError } from '@mall/contracts/errors';
import type { MallSection } from '@mall/contracts/mall-codes';
import { listMalls } from '@mall/contracts/office/mall-list';
import * as contract from '@mall/contracts/office/malls';
import type { FastifyInstance } from 'fastify';
import { bindOffice, type OfficeContext } from '../../../office/bind-office.ts';
import { countOf, pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { countMallRows, findFigures, findOpenFindings, listMallRows } from './mall-list.repository.ts';
import { findMall, listMethodFees } from './mall-settings.repository.ts';
import { moveMall } from './move-mall.ts';
import { type SectionValues, saveSection } from './save-section.ts';
import { maySave, showSettings } from './show-settings.ts';

/** Malls as a list, and one mall's settings, each section saved separately. */
export function mallOfficeRoutes(app: FastifyInstance): void {
  const { malls } = app.dependencies;

  bindOffice(app, listMalls, async ({ query, read, readAs }) => {
    const size = sizeOf(query);
    const key = readCursor(query.cursor, query.sort === '-mallId' ? 1 : 2);
    const find = (reader: OfficeReader) =>
      Promise.all([listMallRows(reader, { query, key, size }), countMallRows(reader, query)]);
    // Only staff who may see the findings of the lint can filter by them.
    const [found, count] = (await (query.findings ? readAs('malls.read', find) : read(find))) ?? [[], countOf(0)];
    const { rows, ...page } = pageOf(found, size, ({ name, mallId }) =>
      query.sort === '-mallId' ? [mallId] : [name, mallId],
    );
    const mallIds = rows.map(({ mallId }) => mallId);
    const [allFigures, allFindings] = await Promise.all([
      readAs('statistics.read', (reader) => findFigures(reader, mallIds)),
      readAs('malls.read', (reader) => findOpenFindings(reader, mallIds)),
    ]);
    const shown = rows.map(({ openedAt, ...row }) => {
      const [figures, findings] = [allFigures?.get(row.mallId), allFindings?.get(row.mallId)];
      const own = { ...(figures && { figures }), ...(findings && { findings }) };
      return { ...row, openedAt: openedAt?.toISOString() ?? null, ...own };
    });
    return { ...page, rows: shown, count };
  });
  bindOffice(app, contract.showMallSettings, async ({ params: { mallId }, staff, read, mallOf }) => {
    await mallOf(mallId);
    return read((reader) => showSettings(reader, staff, mallId));
  });

  bindOffice(app, contract.saveMallIdentity, (context) => save('identity', context));
  bindOffice(app, contract.saveMallLaw, (context) => save('law', context));
  bindOffice(app, contract.saveMallDelivery, (context) => save('delivery', context));
  bindOffice(app, contract.saveMallLimits, (context) => save('limits', context));
  bindOffice(app, contract.saveMallJoining, (context) => save('joining', context));
  bindOffice(app, contract.saveMallLook, (context) => save('look', context));
  bindOffice(app, contract.moveMall, async ({ params: { mallId }, body, write }) => {
    const changes = { state: [body.from, body.to], ...(body.notice && { notice: body.notice }) };
    await write({ mallId, subject: `mall ${mallId}`, changes }, (own) => moveMall(own, { mallId }, body));
    malls.forget();
    return { state: body.to };
  });

  type Saving = Pick<OfficeContext<typeof contract.saveMallLaw>, 'params' | 'staff' | 'read' | 'write'> & {
    readonly body: SectionValues & { readonly version: number };
  };
  async function save(section: MallSection, { params: { mallId }, body, staff, read, write }: Saving) {
    if (!maySave(staff, mallId, section)) throw new AppError('4040');
    const { version, ...values } = body;
    const [mall, byMethod] = await read((reader) =>
      Promise.all([findMall(reader, mallId), listMethodFees(reader, mallId)]),
    );
    const changes = changesOf({ ...mall, byMethod }, values);
    const saving = { section, version, values, staffNo: staff.staffNo };
    const saved = await write({ mallId, subject: `mall ${mallId}`, changes }, (own) =>
      saveSection(own, { mallId }, saving),
    );
    malls.forget();
    return { version: saved };
  }
}

/** Before and after of what a save changes. */
function changesOf(before: object, after: object): Record<string, unknown> {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed.map(([name, value]) => [name, [was.get(name) ?? null, value]]));
}
