import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/blueprints';
import { type InheritedSection, isInheritedContent } from '@mall/contracts/office/inherited-sections';
import type { FastifyInstance } from 'fastify';
import { bindOffice, type OfficeContext } from '../../../office/bind-office.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { compareItems, listStrangers } from './content-part.repository.ts';
import { foreseeLock } from './foresee-lock.ts';
import { bringSection, keepSection, lockPart, partOf, type Saying } from './inherit.ts';
import { listBlueprintRows, listInherited, listLocked } from './inheritance.repository.ts';
import { findParty, showBlueprint, showInheritance } from './show-inheritance.ts';

/** Blueprints, and what malls take from them. */
export function blueprintOfficeRoutes(app: FastifyInstance): void {
  const { malls } = app.dependencies;

  bindOffice(app, contract.listBlueprints, ({ read }) => read(listBlueprintRows));
  bindOffice(app, contract.getBlueprint, async ({ params: { mallId }, read, mallOf }) => {
    await mallOf(mallId);
    return read((reader) => showBlueprint(reader, mallId));
  });
  bindOffice(app, contract.getInheritance, async ({ params: { mallId }, read, mallOf }) => {
    await mallOf(mallId);
    return read((reader) => showInheritance(reader, mallId));
  });

  bindOffice(app, contract.lockBlueprintSection, async ({ params, body: { isLocked }, staff, mallOf, write }) => {
    const { mallId, section } = params;
    if (!(await mallOf(mallId)).isBlueprint) throw new AppError('4040');
    const subject = {
      mallId,
      subject: `mall ${mallId}`,
      changes: { [section]: [null, isLocked ? 'LOCKED' : 'INHERIT'] },
    };
    await write(subject, (own) => lockPart(own, { mallId }, { section, isLocked, staffNo: staff.staffNo }));
    return { isLocked };
  });

  bindOffice(app, contract.foreseeLock, async ({ params: { mallId, section }, read, mallOf }) => {
    await mallOf(mallId);
    return read((reader) => foreseeLock(reader, mallId, section));
  });

  bindOffice(app, contract.copyBlueprintSection, async (context) => {
    const { params, staff, read, mallOf, write, request } = context;
    const { mallId: parentId, section } = params;
    if (!(await mallOf(parentId)).isBlueprint) throw new AppError('4040');
    const saying = await read((reader) => readSaying(reader, parentId, section));
    const how = { isForced: saying.isLocked, staffNo: staff.staffNo };
    const outcomes: { mallId: number; outcome: contract.CopyOutcome; kept: number }[] = [];
    for (const mallId of new Set(context.body.mallIds)) {
      const subject = { mallId, subject: `mall ${mallId}`, changes: changesBy(saying, parentId) };
      const brought = await childOf(mallId, parentId, mallOf)
        .then(() => write(subject, (own) => bringSection(own, { mallId }, saying, how)))
        .catch((error: unknown) => {
          // A mall that refuses, for example because the blueprint has changed meanwhile, does not stop the others.
          request.log.warn({ err: error, mallId, section }, 'a part of a blueprint was not copied');
          return { outcome: 'FAILED' as const, kept: 0 };
        });
      outcomes.push({ mallId, ...brought });
    }
    malls.forget();
    return outcomes;
  });

  bindOffice(app, contract.decideInheritance, async ({ params, body: { act, field }, staff, read, mallOf, write }) => {
    const { mallId, section } = params;
    const { parentMallId } = await mallOf(mallId);
    if (parentMallId === null) throw new AppError('4040');
    const saying = await read((reader) => readSaying(reader, parentMallId, section));
    const item = await read((reader) => itemOf(reader, { mallId, saying, field }));
    const what = item === undefined ? section : `${section} ${item}`;
    const subject = { mallId, subject: `mall ${mallId}`, changes: { [what]: [null, act] } };
    if (act === 'KEEP') return { mode: await write(subject, (own) => keepSection(own, { mallId }, saying, item)) };
    const how = { isForced: true, staffNo: staff.staffNo, item };
    await write(subject, (own) => bringSection(own, { mallId }, saying, how));
    malls.forget();
    const stands = (await read((reader) => listInherited(reader, mallId))).find((one) => one.section === section);
    return { mode: stands?.mode ?? 'OWN' };
  });
}

type MallOf = OfficeContext<typeof contract.getBlueprint>['mallOf'];
async function childOf(mallId: number, parentId: number, mallOf: MallOf): Promise<void> {
  if ((await mallOf(mallId)).parentMallId !== parentId) throw new AppError('4040');
}

const changesBy = (saying: Saying, blueprint: number) => ({
  [saying.section]: [null, 'part' in saying ? saying.part : 'COPIED'],
  blueprint,
});

/** The current values of a blueprint's section, and whether it is locked. */
async function readSaying(reader: OfficeReader, parentId: number, section: InheritedSection): Promise<Saying> {
  const isLocked = (await listLocked(reader, parentId)).includes(section);
  if (isInheritedContent(section))
    return { section, isLocked, strangers: await listStrangers(reader, parentId, section) };
  const parent = await findParty(reader, parentId);
  if (!parent) throw new AppError('4040');
  return { section, isLocked, part: partOf(parent, section), worn: parent.worn };
}

type Named = { readonly mallId: number; readonly saying: Saying; readonly field: string | undefined };

/** One item of content, when one is named. Error 4040: there is none with that name. */
async function itemOf(reader: OfficeReader, { mallId, saying, field }: Named): Promise<string | undefined> {
  if (field === undefined) return;
  const items = 'strangers' in saying ? await compareItems(reader, { mallId, ...saying }) : [];
  if (!items.some(({ item }) => item === field)) throw new AppError('4040');
  return field;
}
