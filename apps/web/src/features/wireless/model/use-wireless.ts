import type { CarrierPlan, WirelessDetail } from '@mall/contracts/wireless';
import { priceChoice, type WirelessChoice } from '@mall/domain/wireless-choice';
import { startTransition, useMemo, useOptimistic, useState } from 'react';
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

/** The address with what has just been chosen: a click shows at once, and the router follows in its own time. */
function useNextAddress(address: WirelessAddress) {
  const changeAddress = useAddressChoice();
  const [next, show] = useOptimistic(address, (known, part: WirelessAddress) => ({ ...known, ...part }));
  const change = (part: WirelessAddress) =>
    startTransition(async () => {
      show(part);
      await changeAddress(part);
    });
  return [next, change] as const;
}

/** What a phone's page shows and decides: the choice held in the address, and everything that follows from it. */
export function useWireless(detail: WirelessDetail, address: WirelessAddress) {
  const [next, change] = useNextAddress(address);
  const [openPanel, setOpenPanel] = useState<'plans' | 'explanation' | null>(null);
  const choice = useMemo(() => choiceIn(next, detail), [next, detail]);
  const priced = useMemo(() => priceChoice(detail, choice), [detail, choice]);
  const colour = detail.colours.find(({ name }) => name === choice.colour);
  const pictures = useMemo(() => picturesOf(detail), [detail]);
  const carriers = useMemo(() => [...new Set(detail.plans.map(({ carrier }) => carrier))], [detail]);
  const choose = (part: Partial<WirelessChoice>) => change(addressOf(part));
  return {
    detail,
    choice,
    /** Names of what the address asked for in vain. */
    replaced: useMemo(() => replacedParts(next, detail), [next, detail]),
    priced,
    choose,
    pictures,
    chosenPicture: colour?.image ?? '',
    carriers,
    chooseCarrier: (wanted: string) => {
      const plans = detail.plans.filter(({ carrier }) => carrier === wanted);
      const plan = plans.find(({ isPopular }) => isPopular) ?? plans[0];
      if (plan) choose({ planNo: plan.planNo });
    },
    shownPlans: shortList(detail.plans, priced?.plan),
    openPanel,
    openPlans: () => setOpenPanel('plans'),
    openExplanation: () => setOpenPanel('explanation'),
    closePanel: () => setOpenPanel(null),
  };
}
export type Wireless = ReturnType<typeof useWireless>;
