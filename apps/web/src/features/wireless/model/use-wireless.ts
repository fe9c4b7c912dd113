import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { openConditions } from '@mall/domain/phone-conditions';
import { leastChoice } from '@mall/domain/phone-prices';
import { priceChoice, type WirelessChoice } from '@mall/domain/wireless-choice';
import { useCallback, useMemo, useState } from 'react';
import { readConditions } from '../../../entities/phone-conditions/conditions-text.ts';
import { useConditions } from '../../../entities/phone-conditions/use-conditions.ts';
import { keepForVisit, readVisit, useVisit } from '../../../entities/phone-conditions/visit-conditions.ts';
import { addressOf } from '../../../entities/wireless/choice-address.ts';
import type { WirelessAddress } from '../../../entities/wireless/wireless-params.ts';
import { useNextAddress } from '../../../lib/routing/use-next-address.ts';
import { choiceIn, type OfferedPlan, offeredPlans, replacedIn, startOf } from './wireless-address.ts';

const shownPlans = 4;

/** The plans shown on the page itself: the carrier's first few that can be chosen, always including the chosen one. */
function shortList(offered: readonly OfferedPlan[], chosenNo: number): OfferedPlan[] {
  const chosen = offered.find(({ plan }) => plan.planNo === chosenNo);
  const ofCarrier = openPlans(offered).filter(({ plan }) => plan.carrier === chosen?.plan.carrier);
  const first = ofCarrier.slice(0, shownPlans);
  if (!chosen || chosen.reasons.length > 0 || first.includes(chosen)) return first;
  return [...first.slice(0, shownPlans - 1), chosen];
}

const openPlans = (offered: readonly OfferedPlan[]): OfferedPlan[] =>
  offered.filter(({ reasons }) => reasons.length === 0);

const carriersOf = (offered: readonly OfferedPlan[]): string[] => [...new Set(offered.map(({ plan }) => plan.carrier))];

const picturesOf = ({ images, colours }: WirelessDetail): string[] =>
  [...new Set([...images, ...colours.map(({ image }) => image)])].filter((picture) => picture !== '');

/** The functions that change the choice; stable while the phone is the same, so that only changes are rendered again. */
function useChoosing(offered: readonly OfferedPlan[], start: WirelessAddress, change: (part: WirelessAddress) => void) {
  // The first choice also writes the initial values into the address.
  const choose = useCallback(
    (part: Partial<WirelessChoice>) => change({ ...start, ...addressOf(part) }),
    [start, change],
  );
  const chooseAge = useCallback((age: number) => keepForVisit({ age }), []);
  const choosePlan = useCallback((planNo: number) => choose({ planNo }), [choose]);
  const chooseCarrier = useCallback(
    (wanted: string) => {
      const ofCarrier = openPlans(offered).filter(({ plan }) => plan.carrier === wanted);
      const chosen = ofCarrier.find(({ plan }) => plan.isPopular) ?? ofCarrier[0];
      if (chosen) choosePlan(chosen.plan.planNo);
    },
    [offered, choosePlan],
  );
  return { choose, chooseAge, choosePlan, chooseCarrier };
}
/** The cheapest choice per month: of everything that this applicant may have, or on newly stated conditions. */
function useLeast(detail: WirelessDetail, choice: WirelessChoice, change: (part: WirelessAddress) => void) {
  const conditions = useConditions(() => {
    const { my, age } = readVisit();
    const stated = readConditions(my, age);
    const least = stated && leastChoice(detail, stated, choice.memory);
    if (least) change(addressOf(least));
  });
  const { age, conditions: stated } = useVisit();
  const { joinType, instalmentMonths, contractMonths, memory } = choice;
  const chooseLeast = () => {
    const open = { ...openConditions, ...stated, age, joinType, instalmentMonths, contractMonths };
    const least = leastChoice(detail, { ...open, discountType: stated?.discountType ?? null }, memory);
    if (!least) return undefined;
    change(addressOf(least));
    return priceChoice(detail, { ...least, colour: '' }, age);
  };
  return { conditions, chooseLeast };
}

export type Choose = ReturnType<typeof useChoosing>['choose'];

/** The content and decisions of a phone's page: the choice in the address, and everything derived from it. */
export function useWireless(detail: WirelessDetail, address: WirelessAddress) {
  const [written, change] = useNextAddress(address);
  const { age, conditions } = useVisit();
  const start = useMemo(() => startOf(written, detail, conditions), [written, detail, conditions]);
  const next = useMemo(() => ({ ...written, ...start, age }), [written, start, age]);
  const [openPanel, setOpenPanel] = useState<'plans' | 'explanation' | null>(null);
  const choice = useMemo(() => choiceIn(next, detail), [next, detail]);
  const offered = useMemo(() => offeredPlans(next, detail), [next, detail]);
  const priced = useMemo(() => priceChoice(detail, choice, age), [detail, choice, age]);
  const colour = detail.colours.find(({ name }) => name === choice.colour);
  const pictures = useMemo(() => picturesOf(detail), [detail]);
  return {
    detail,
    choice,
    /** International age of the applicant as stated; null before. */
    age,
    /** Unavailable parts of the address. */
    replaced: useMemo(() => replacedIn(next, detail), [next, detail]),
    /** Undefined when no plan can be chosen with this joining type. */
    priced,
    ...useChoosing(offered, start, change),
    ...useLeast(detail, choice, change),
    pictures,
    chosenPicture: colour?.image ?? '',
    offered,
    carriers: useMemo(() => carriersOf(offered), [offered]),
    /** Joining types with a plan that can be chosen. */
    openCarriers: useMemo(() => carriersOf(openPlans(offered)), [offered]),
    shownPlans: useMemo(() => shortList(offered, choice.planNo), [offered, choice.planNo]),
    openPanel,
    openPlans: () => setOpenPanel('plans'),
    openExplanation: () => setOpenPanel('explanation'),
    closePanel: useCallback(() => setOpenPanel(null), []),
  };
}
export type Wireless = ReturnType<typeof useWireless>;
