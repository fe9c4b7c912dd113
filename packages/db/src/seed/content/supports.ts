import { carrierPlans, planNamed } from './carrier-plans.ts';
import type { CarrierPlan } from './carrier-types.ts';
import type { PhoneModel } from './phones/family.ts';
import { type PhoneOfFamily, phoneModels } from './phones/phone-models.ts';
import type { JoinTypeCode, WirelessSupport } from './types.ts';

/** Support from a day on, relative to a model's offer; carriers change it at the turn of a month. */
type Phase = { validFrom: string; validTo: string | null; ratio: number };

const past: Phase = { validFrom: '2026-09-01T00:00:00+09:00', validTo: '2026-11-01T00:00:00+09:00', ratio: 0.85 };
const current: Phase = { validFrom: '2026-11-01T00:00:00+09:00', validTo: null, ratio: 1 };
const future: Phase = { validFrom: '2027-01-01T00:00:00+09:00', validTo: null, ratio: 1.1 };
const currentUntilFuture: Phase = { ...current, validTo: future.validFrom };

/** A quarter of the models have announced changes. */
const changesNext = (productNo: string): boolean => Number(productNo.slice(2)) % 4 === 0;

const joinTypes: readonly JoinTypeCode[] = ['NEW', 'TRANSFER', 'CHANGE'];
const joinTypeWeights: Record<JoinTypeCode, number> = { NEW: 0.8, TRANSFER: 1, CHANGE: 0.9 };

/**
 * Support in a mall that adds this amount to the extra support, or subtracts it: for every memory, plan and joining type now, and for the
 * memory on offer also before and after.
 */
export function wirelessSupports(mallExtra: number): WirelessSupport[] {
  return phoneModels.flatMap((phone) =>
    Object.keys(phone.model.releasePrices).flatMap((memory) =>
      phasesOf(phone, memory).flatMap((phase) => supportsIn(phase, { mallExtra, phone, memory })),
    ),
  );
}

function phasesOf({ model }: PhoneOfFamily, memory: string): Phase[] {
  if (model.isPreorder || memory !== model.offer.memory) return [current];
  return changesNext(model.productNo) ? [past, currentUntilFuture, future] : [past, current];
}

type Place = { mallExtra: number; phone: PhoneOfFamily; memory: string };

const supportsIn = (phase: Phase, { mallExtra, phone: { model }, memory }: Place): WirelessSupport[] =>
  carrierPlans.flatMap((plan) =>
    joinTypes.map((joinType) => {
      const releasePrice = model.releasePrices[memory] ?? 0;
      const commonSupport = commonSupportOf(model, { releasePrice, plan, joinType, ratio: phase.ratio });
      return {
        productNo: model.productNo,
        memory,
        planNo: plan.planNo,
        joinType,
        validFrom: phase.validFrom,
        validTo: phase.validTo,
        commonSupport,
        extraSupport: Math.min(extraSupportOf(model, mallExtra), releasePrice - commonSupport),
      };
    }),
  );

type Choice = { releasePrice: number; plan: CarrierPlan; joinType: JoinTypeCode; ratio: number };

/** Exactly the offer's amount for the choice on offer and more for a dearer plan, as far as the price allows. */
function commonSupportOf({ offer, supports }: PhoneModel, { releasePrice, plan, joinType, ratio }: Choice): number {
  const weight = (ratio * weightOf(plan, joinType)) / weightOf(planNamed(offer.plan), offer.joinType);
  const stated = weight === 1 ? supports.common : Math.floor((supports.common * weight) / 10_000) * 10_000;
  return Math.min(stated, releasePrice - supports.extra);
}

const weightOf = (plan: CarrierPlan, joinType: JoinTypeCode): number =>
  (50_000 + plan.monthlyPrice) * joinTypeWeights[joinType];

/** A pre-order promises the same amount everywhere. */
const extraSupportOf = ({ supports, isPreorder }: PhoneModel, mallExtra: number): number =>
  isPreorder ? supports.extra : Math.max(0, supports.extra + mallExtra);
