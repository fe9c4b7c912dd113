import { AppError, fieldError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/plans';
import { inMall } from '@mall/db/in-mall';
import { inOffice } from '@mall/db/in-office';
import { seoulDayOf, startOfSeoulDay } from '@mall/domain/seoul-day';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { assertAllMalls } from '../../../office/within-scope.ts';
import { previewCards } from './card-preview.ts';
import { cancelPrice, changePrice, endPlan, savePlanWords } from './change-plan.ts';
import * as repository from './plan.repository.ts';
import { loadPlanFile, type PlanFile, readPlanFile } from './plan-file.ts';

/** Plans, phones' cards and the carriers' rules, which apply in every mall. */
export function planOfficeRoutes(app: FastifyInstance, { officeDatabase, clock }: Dependencies): void {
  if (!officeDatabase) return;

  bindOffice(app, contract.listPlans, async ({ scope, read }) => {
    assertAllMalls(scope);
    const plans = await read(repository.listPlans);
    return { plans: plans.map((plan) => ({ ...plan, prices: plan.prices.map(toPrice) })) };
  });

  const subjectOf = (planNo: number) => `plan ${planNo}`;

  bindOffice(app, contract.savePlan, async ({ params: { planNo }, body, staff: { staffNo }, write }) => {
    const { version, ...words } = body;
    const plan = { planNo, version, staffNo };
    return {
      version: await write({ subject: subjectOf(planNo), changes: words }, (own) => savePlanWords(own, plan, words)),
    };
  });
  bindOffice(app, contract.changePlanPrice, async ({ params: { planNo }, body, staff: { staffNo }, write }) => {
    const { version, ...price } = body;
    const plan = { planNo, version, staffNo };
    return {
      version: await write({ subject: subjectOf(planNo), changes: price }, (own) => changePrice(own, plan, price)),
    };
  });
  bindOffice(app, contract.cancelPlanPrice, async ({ params: { planNo }, body, staff: { staffNo }, write }) => {
    const { version, validFrom } = body;
    const plan = { planNo, version, staffNo };
    const subject = { subject: subjectOf(planNo), changes: { validFrom } };
    return { version: await write(subject, (own) => cancelPrice(own, plan, new Date(validFrom))) };
  });
  bindOffice(app, contract.endPlan, async ({ params: { planNo }, body, staff: { staffNo }, write }) => {
    const { version, validTo } = body;
    const plan = { planNo, version, staffNo };
    const subject = { subject: subjectOf(planNo), changes: { validTo } };
    return { version: await write(subject, (own) => endPlan(own, plan, validTo)) };
  });

  bindOffice(app, contract.checkPlanFile, async ({ file, scope, read }) => {
    assertAllMalls(scope);
    const sheet = readPlanFile(file);
    const names = await read((reader) => namesIn(reader, sheet));
    return loadPlanFile(officeDatabase, sheet, { isKept: false, at: clock(), names });
  });
  bindOffice(app, contract.loadPlanFile, async ({ file, scope, read, write }) => {
    assertAllMalls(scope);
    const sheet = readPlanFile(file);
    const names = await read((reader) => namesIn(reader, sheet));
    const looking = { isKept: false, at: clock(), names };
    const seen = await loadPlanFile(officeDatabase, sheet, looking);
    if (seen.problemCount > 0) return seen;
    const changes = { new: seen.changes.filter(({ isNew }) => isNew).length, changed: seen.changes.length };
    return write({ subject: `file of ${sheet.kind}`, changes }, (own) =>
      loadPlanFile(own.database, sheet, { ...looking, isKept: true }),
    );
  });

  bindOffice(app, contract.listReturnRules, async ({ scope, read }) => {
    assertAllMalls(scope);
    const rules = await read(repository.listRules);
    return { rules: rules.map(toRule) };
  });
  bindOffice(app, contract.setRuleSource, async ({ body, write }) => {
    const { seenSource, source, checkedOn, validFrom, ...rest } = body;
    const key = { ...rest, validFrom: new Date(validFrom) };
    if (checkedOn !== null && checkedOn > seoulDayOf(clock()))
      throw fieldError('checkedOn', '오늘이나 지난 날을 적어 주세요.');
    const subject = `rule ${rest.carrier} ${rest.basis} ${rest.contractMonths}`;
    await write({ subject, changes: { source: [seenSource, source], checkedOn } }, ({ database }) =>
      inOffice(database, { kind: 'all' }, async (transaction) => {
        const held = await repository.lockRuleSource(transaction, key);
        if (held === undefined) throw new AppError('4040');
        if (held !== seenSource) throw new AppError('4090', { data: { source: held } });
        await repository.updateRuleSource(transaction, key, { source, checkedOn });
      }),
    );
    return null;
  });

  bindOffice(app, contract.previewCards, async ({ params: { mallId }, query: { on }, scope, mallOf }) => {
    assertAllMalls(scope);
    const mall = await mallOf(mallId);
    const later = startOfSeoulDay(on);
    if (!later) throw new AppError('4000');
    return { cards: await inMall(officeDatabase, mall, (own) => previewCards(own, { now: clock(), later })) };
  });
}

async function namesIn(reader: OfficeReader, { read: { lines } }: PlanFile) {
  const phones = await repository.listProductNames(
    reader,
    lines.phones.map(({ row }) => row.productNo),
  );
  return { phones, plans: new Map<number, string>() };
}

type StoredPrice = contract.PlanPrice;
const instantOf = (at: string) => new Date(at).toISOString();
const toPrice = ({ validFrom, validTo, ...price }: StoredPrice): StoredPrice => ({
  ...{ ...price, validFrom: instantOf(validFrom), validTo: validTo === null ? null : instantOf(validTo) },
});

type StoredRule = Awaited<ReturnType<typeof repository.listRules>>[number];
const toRule = ({ validFrom, validTo, ...rule }: StoredRule) => ({
  ...{ ...rule, validFrom: validFrom.toISOString(), validTo: validTo?.toISOString() ?? null },
});
