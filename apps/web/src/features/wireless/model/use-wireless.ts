import type { WirelessDetail } from '@mall/contracts/wireless';
import { priceChoice, type WirelessChoice } from '@mall/domain/wireless-choice';
import { startTransition, useCallback, useMemo, useOptimistic, useState } from 'react';
import { useAddressChoice } from '../../../lib/routing/use-address-choice.ts';
import {
  addressOf,
  ageAddress,
  ageIn,
  choiceIn,
  type OfferedPlan,
  offeredPlans,
  replacedIn,
} from './wireless-address.ts';
import type { WirelessAddress } from './wireless-params.ts';

const shownPlans = 4;

/** The plans shown on the page itself: the carrier's first few that can be chosen, the chosen one always among them. */
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

/** The address with the latest choice: a click shows at once, and the slower router follows. */
function useNextAddress(address: WirelessAddress) {
  const changeAddress = useAddressChoice();
  const [next, show] = useOptimistic(address, (known, part: WirelessAddress) => ({ ...known, ...part }));
  const change = useCallback(
    (part: WirelessAddress) =>
      startTransition(async () => {
        show(part);
        const { pathname } = window.location;
        await untilPainted();
        // Only if the page was not left meanwhile.
        if (window.location.pathname === pathname) await changeAddress(part);
      }),
    [show, changeAddress],
  );
  return [next, change] as const;
}

/** The functions that choose; the same ones while the phone is the same, so that only changes are rendered again. */
function useChoosing(offered: readonly OfferedPlan[], change: (part: WirelessAddress) => void) {
  const choose = useCallback((part: Partial<WirelessChoice>) => change(addressOf(part)), [change]);
  const chooseAge = useCallback((age: number) => change(ageAddress(age)), [change]);
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
export type Choose = ReturnType<typeof useChoosing>['choose'];

/** What a phone's page shows and decides: the choice held in the address, and everything that follows from it. */
export function useWireless(detail: WirelessDetail, address: WirelessAddress) {
  const [next, change] = useNextAddress(address);
  const [openPanel, setOpenPanel] = useState<'plans' | 'explanation' | null>(null);
  const choice = useMemo(() => choiceIn(next, detail), [next, detail]);
  const age = ageIn(next);
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
    /** Nothing when no plan can be chosen by this joining type. */
    priced,
    ...useChoosing(offered, change),
    pictures,
    chosenPicture: colour?.image ?? '',
    offered,
    carriers: useMemo(() => carriersOf(offered), [offered]),
    /** Those with a plan that can be chosen. */
    openCarriers: useMemo(() => carriersOf(openPlans(offered)), [offered]),
    shownPlans: useMemo(() => shortList(offered, choice.planNo), [offered, choice.planNo]),
    openPanel,
    openPlans: () => setOpenPanel('plans'),
    openExplanation: () => setOpenPanel('explanation'),
    closePanel: () => setOpenPanel(null),
  };
}
export type Wireless = ReturnType<typeof useWireless>;

/** Runs once everything rendered so far is on the screen. */
const untilPainted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
