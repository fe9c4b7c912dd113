import { AppError } from '@mall/contracts/errors';
import type { InheritedSection } from '@mall/contracts/mall-codes';
import * as contract from '@mall/contracts/office/blueprints';
import type { FastifyInstance } from 'fastify';
import { bindOffice, type OfficeContext } from '../../../office/bind-office.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { findMall, listMethodFees } from '../office/mall-settings.repository.ts';
import { copyPart, keepPart, lockPart, partOf } from './inherit.ts';
import { listBlueprintRows, listLocked } from './inheritance.repository.ts';
import { showBlueprint, showInheritance } from './show-inheritance.ts';

/** Blueprints, and what malls have of them. */
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

  bindOffice(app, contract.copyBlueprintSection, async (context) => {
    const { params, staff, read, mallOf, write, request } = context;
    const { mallIds } = context.body;
    const { mallId: parentId, section } = params;
    if (!(await mallOf(parentId)).isBlueprint) throw new AppError('4040');
    const { part, isLocked } = await read((reader) => readPart(reader, parentId, section));
    const mode = isLocked ? ('LOCKED' as const) : ('INHERIT' as const);
    const outcomes: { mallId: number; outcome: contract.CopyOutcome }[] = [];
    for (const mallId of new Set(mallIds)) {
      const subject = { mallId, subject: `mall ${mallId}`, changes: { [section]: [null, part], blueprint: parentId } };
      const copy = { section, part, mode, isForced: isLocked, staffNo: staff.staffNo };
      const outcome = await childOf(mallId, parentId, mallOf)
        .then(() => write(subject, (own) => copyPart(own, { mallId }, copy)))
        .catch((error: unknown) => {
          // One mall that refuses, as when the blueprint has been changed meanwhile, keeps none of the others from it.
          request.log.warn({ err: error, mallId, section }, 'a part of a blueprint was not copied');
          return 'FAILED' as const;
        });
      outcomes.push({ mallId, outcome });
    }
    malls.forget();
    return outcomes;
  });

  bindOffice(app, contract.decideInheritance, async ({ params, body: { act }, staff, read, mallOf, write }) => {
    const { mallId, section } = params;
    const { parentMallId } = await mallOf(mallId);
    if (parentMallId === null) throw new AppError('4040');
    const { part, isLocked } = await read((reader) => readPart(reader, parentMallId, section));
    const subject = { mallId, subject: `mall ${mallId}`, changes: { [section]: [null, act] } };
    if (act === 'KEEP') {
      await write(subject, (own) => keepPart(own, { mallId }, { section, part }));
      return { mode: 'OWN' as const };
    }
    const mode = isLocked ? ('LOCKED' as const) : ('INHERIT' as const);
    const copy = { section, part, mode, isForced: true, staffNo: staff.staffNo };
    await write(subject, (own) => copyPart(own, { mallId }, copy));
    malls.forget();
    return { mode };
  });
}

type MallOf = OfficeContext<typeof contract.getBlueprint>['mallOf'];
async function childOf(mallId: number, parentId: number, mallOf: MallOf): Promise<void> {
  if ((await mallOf(mallId)).parentMallId !== parentId) throw new AppError('4040');
}

/** What a blueprint says of a part now, and whether it keeps it locked. */
async function readPart(reader: OfficeReader, parentId: number, section: InheritedSection) {
  const [mall, fees, locked] = await Promise.all([
    findMall(reader, parentId),
    listMethodFees(reader, parentId),
    listLocked(reader, parentId),
  ]);
  if (!mall) throw new AppError('4040');
  return { part: partOf(mall, fees, section), isLocked: locked.includes(section) };
}
