import type { GoodsDetail, GoodsOption } from '@mall/contracts/goods';
import { isOrderable } from '@mall/domain/sold-out';
import { useState } from 'react';

type ColourChoice = { readonly name: string; readonly hex: string; readonly image: string; readonly isSoldOut: boolean };

/** The colours of a product, each sold out when none of its options can be ordered. */
export function coloursOf(options: readonly GoodsOption[]): ColourChoice[] {
  const names = [...new Set(options.map(({ colourName }) => colourName).filter((name) => name !== ''))];
  return names.map((name) => {
    const same = options.filter(({ colourName }) => colourName === name);
    const [first] = same;
    return { name, hex: first?.colourHex ?? '', image: first?.image ?? '', isSoldOut: !same.some(isOrderable) };
  });
}

/** Colour and size of a goods product, and what they cost; begins with the first that can be had. */
export function useGoodsChoice({ card, options }: GoodsDetail) {
  const first = options.find(isOrderable) ?? options[0];
  const [colourName, setColourName] = useState(first?.colourName ?? '');
  const [label, setLabel] = useState(first?.label ?? '');
  const ofColour = options.filter((option) => option.colourName === colourName);
  // Another colour may not come in this size.
  const option = ofColour.find((candidate) => candidate.label === label) ?? ofColour.find(isOrderable) ?? ofColour[0];
  return {
    colours: coloursOf(options),
    colourName,
    chooseColour: setColourName,
    labels: ofColour.filter((candidate) => candidate.label !== ''),
    label: option?.label ?? '',
    chooseLabel: setLabel,
    option,
    isSoldOut: card.isSoldOut || !option || !isOrderable(option),
    price: card.salePrice + (option?.extraPrice ?? 0),
  };
}
