import type { CarrierPlan, WirelessDetail } from '@mall/contracts/wireless';
import { priceChoice, type WirelessChoice } from '@mall/domain/wireless-choice';
import { startTransition, useCallback, useMemo, useOptimistic, useState } from 'react';
import { untilPainted } from '../../../lib/until-painted.ts';
import { useAddressChoice } from '../../../lib/use-address-choice.ts';
import { addressOf, choiceIn, replacedParts } from './wireless-address.ts';
import type { WirelessAddress } from './wireless-params.ts';

const shownPlans = 4;

/** The plans shown on the page itself: the carrier's first few, the chosen one always among them. */
function shortList(plans: readonly CarrierPlan[], chosen: CarrierPlan | undefined): CarrierPlan[] {
  const ofCarrier = plans.filter(({ carrier }) => carrier === chosen?.carrier);
  const first = ofCarrier.slice(0, shownPlans);
  if (!chosen || first.includes(chosen)) return first;
  return [...first.slice(0, shownPlans - 1), chosen];
}

const picturesOf = ({ images, colours }: WirelessDetail): string[] =>
  [...new Set([...images, ...colours.map(({ image }) => image)])].filter((picture) => picture !== '');

/** The address with what has just been chosen: a click shows at once, and the router, whose work is more than that, follows. */
function useNextAddress(address: WirelessAddress) {
  const changeAddress = useAddressChoice();
  const [next, show] = useOptimistic(address, (known, part: WirelessAddress) => ({ ...known, ...part }));
  const change = useCallback(
    (part: WirelessAddress) =>
      startTransition(async () => {
        show(part);
        const { pathname } = window.location;
        await untilPainted();
        // Whoever has left the page by then takes no choice along.
        if (window.location.pathname === pathname) await changeAddress(part);
      }),
    [show, changeAddress],
  );
  return [next, change] as const;
}

/** The ways to choose; the same functions for as long as the phone is the same, so that only what changed is drawn again. */
function useChoosing({ plans }: WirelessDetail, change: (part: WirelessAddress) => void) {
  const choose = useCallback((part: Partial<WirelessChoice>) => change(addressOf(part)), [change]);
  const choosePlan = useCallback((planNo: number) => choose({ planNo }), [choose]);
  const chooseCarrier = useCallback(
    (wanted: string) => {
      const ofCarrier = plans.filter(({ carrier }) => carrier === wanted);
      const plan = ofCarrier.find(({ isPopular }) => isPopular) ?? ofCarrier[0];
      if (plan) choosePlan(plan.planNo);
    },
    [plans, choosePlan],
  );
  return { choose, choosePlan, chooseCarrier };
}
export type Choose = ReturnType<typeof useChoosing>['choose'];

/** What a phone's page shows and decides: the choice held in the address, and everything that follows from it. */
export function useWireless(detail: WirelessDetail, address: WirelessAddress) {
  const [next, change] = useNextAddress(address);
  const [openPanel, setOpenPanel] = useState<'plans' | 'explanation' | null>(null);
  const choice = useMemo(() => choiceIn(next, detail), [next, detail]);
  const priced = useMemo(() => priceChoice(detail, choice), [detail, choice]);
  const colour = detail.colours.find(({ name }) => name === choice.colour);
  const pictures = useMemo(() => picturesOf(detail), [detail]);
  const carriers = useMemo(() => [...new Set(detail.plans.map(({ carrier }) => carrier))], [detail]);
  return {
    detail,
    choice,
    /** Names of what the address asked for in vain. */
    replaced: useMemo(() => replacedParts(next, detail), [next, detail]),
    priced,
    ...useChoosing(detail, change),
    pictures,
    chosenPicture: colour?.image ?? '',
    carriers,
    shownPlans: useMemo(() => shortList(detail.plans, priced?.plan), [detail.plans, priced?.plan]),
    openPanel,
    openPlans: () => setOpenPanel('plans'),
    openExplanation: () => setOpenPanel('explanation'),
    closePanel: () => setOpenPanel(null),
  };
}
export type Wireless = ReturnType<typeof useWireless>;
