import type { CarrierPlan, WirelessDetail } from '@mall/contracts/wireless';
import { priceChoice, type WirelessChoice } from '@mall/domain/wireless-choice';
import { useMemo, useState } from 'react';
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

/** What a phone's page shows and decides: the choice held in the address, and everything that follows from it. */
export function useWireless(detail: WirelessDetail, address: WirelessAddress) {
  const changeAddress = useAddressChoice();
  const [openPanel, setOpenPanel] = useState<'plans' | 'explanation' | null>(null);
  const choice = useMemo(() => choiceIn(address, detail), [address, detail]);
  const priced = useMemo(() => priceChoice(detail, choice), [detail, choice]);
  const colour = detail.colours.find(({ name }) => name === choice.colour);
  const pictures = [...new Set([...detail.images, ...detail.colours.map(({ image }) => image)])];
  const carriers = [...new Set(detail.plans.map(({ carrier }) => carrier))];
  const choose = (part: Partial<WirelessChoice>) => changeAddress(addressOf(part));
  return {
    detail,
    choice,
    /** Names of what the address asked for in vain. */
    replaced: useMemo(() => replacedParts(address, detail), [address, detail]),
    priced,
    choose,
    pictures: pictures.filter((picture) => picture !== ''),
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
